import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { logOut as contract } from '../contract/own-sessions.ts';
import type { AccountServices } from './accounts.ts';

/** Ends the session that the call is made with, in every server process. */
export async function logOut(
  { sessions }: Pick<AccountServices, 'sessions'>,
  { token }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  if (token !== null) await sessions.end(token);
  return { signedOut: true };
}
