import { setTimeout as sleep } from 'node:timers/promises';
import { createDeviceTokens } from '#features/accounts/server/device-tokens.ts';
import type { Db } from '#platform/db/server/database.ts';
import { loadKeyedHash } from '#platform/installation/server/installation-key.ts';
import { type Client, type ClientReply, loginCall } from '../../harness/client.ts';

/** A login that is put off is tried again so often at most, each time after so many seconds at most. */
const MAX_TRIES = 60;
const LONGEST_PAUSE_SECONDS = 5;

const DAY_MS = 86_400_000;

/** Makes device tokens as this installation made them a day ago: the service then knows the device. */
export async function dayOldTokens(db: Db): Promise<() => string> {
  const tokens = createDeviceTokens(await loadKeyedHash(db));
  return () => tokens.make(new Date(Date.now() - DAY_MS));
}

/** Logs in as a page does: it tries again later when the server puts it off. @param token of a device that has logged in before. */
export async function logIn(
  client: Client,
  username: string,
  password: string,
  token?: string,
): Promise<ClientReply> {
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const reply = await client.call(loginCall(username, password, token));
    if (reply.status !== 503) return reply;
    await sleep(Math.min(reply.retryAfter ?? 1, LONGEST_PAUSE_SECONDS) * 1000);
  }
  throw new Error('The server put a login off again and again.');
}
