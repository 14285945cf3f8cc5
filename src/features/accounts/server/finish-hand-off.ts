import { siteOfHost } from '#platform/config/server/sites.ts';
import type { Tx } from '#platform/db/server/database.ts';
import { refuse } from '#platform/endpoint/server/refusal.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import { deleteSession, wayOf } from '#platform/session/server/session-queries.ts';
import { hashToken } from '#platform/session/server/token.ts';
import { DEVICE_TOKEN } from '../contract/fields.ts';
import type { finishHandOff as contract } from '../contract/hand-off.ts';
import type { AccountServices } from './accounts.ts';
import { lockSignIns } from './accounts-queries.ts';
import { lockHandedSession, selectUserOfCode, takeHandOff } from './hand-off-queries.ts';
import { signInByHandOff } from './sign-in.ts';

/**
 * Takes a session over: a new one is opened on the domain that the code was made for, and the old one ends. Whatever is wrong with
 * a code, its person logs in anew.
 */
export async function finishHandOff(
  services: AccountServices,
  call: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  if (services.sites === null) return refuse('hand-off-over');
  const site = siteOfHost(services.sites, call.headers.host);
  const signedIn = await services.db.transaction().execute(async (tx) => {
    const codeHash = hashToken(call.body.code);
    const userId = await selectUserOfCode(tx, codeHash);
    if (userId === undefined) return undefined;
    // The person first, as whatever ends sessions has them: so it ends the new one, too, or there is none to take over.
    await lockSignIns(tx, [userId]);
    const handOff = await takeHandOff(tx, codeHash);
    if (!handOff || handOff.target !== site || handOff.expires_at <= call.now) return undefined;
    return open(services, call, { tx, sessionHash: handOff.session_hash });
  });
  return signedIn ?? refuse('hand-off-over');
}

/** The new session lasts as long as the old one would have. */
async function open(
  services: AccountServices,
  { headers, now }: Call<typeof contract>,
  { tx, sessionHash }: { readonly tx: Tx; readonly sessionHash: Buffer },
): Promise<Reply<typeof contract> | undefined> {
  const before = await lockHandedSession(tx, sessionHash, now);
  if (!before) return undefined;
  await deleteSession(tx, sessionHash);
  const way = wayOf(before.provider, before.user_id);
  return signInByHandOff(
    { ...services, db: tx },
    {
      userId: before.user_id,
      role: 'student',
      deviceToken: headers[DEVICE_TOKEN],
      userAgent: headers['user-agent'],
      until: before.expires_at,
      ...(way !== null && { provider: way }),
    },
    now,
  );
}
