import { randomUUID } from 'node:crypto';
import type { TestApp } from '#app/server/testing/test-app.ts';
import type { Caller } from '#platform/endpoint/server/caller.ts';
import { sendInquiry } from '../../contract/contact.ts';

/** A message as the contact page sends it. */
export const inquiryOf = (text = 'How do I start?', email = 'asks@home.example') => ({
  inquiryKey: randomUUID(),
  name: 'Maria Rivera',
  email,
  text,
});

/** Sends a message; without a caller as somebody who is not logged in, from a network of its own. */
export async function writeInquiry(
  { world }: Pick<TestApp, 'world'>,
  text?: string,
  caller: Caller = world.anyone,
): Promise<void> {
  const network = `2001:db8:${randomUUID().slice(0, 4)}::1`;
  const { status } = await caller.call(sendInquiry, { body: inquiryOf(text) }, network);
  if (status !== 200) throw new Error(`The message was refused: ${status}.`);
}
