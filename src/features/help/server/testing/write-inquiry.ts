import { randomUUID } from 'node:crypto';
import type { TestApp } from '#app/server/testing/test-app.ts';
import type { Caller } from '#platform/endpoint/server/caller.ts';
import { sendInquiry } from '../../contract/contact.ts';

/** Sends a message; without a caller as somebody who is not logged in, from a network of its own. */
export async function writeInquiry(
  { world }: Pick<TestApp, 'world'>,
  text = 'How do I start?',
  caller: Caller = world.anyone,
): Promise<void> {
  const network = `2001:db8:${randomUUID().slice(0, 4)}::1`;
  const body = { inquiryKey: randomUUID(), name: 'Maria Rivera', email: 'asks@home.example', text };
  const { status } = await caller.call(sendInquiry, { body }, network);
  if (status !== 200) throw new Error(`The message was refused: ${status}.`);
}
