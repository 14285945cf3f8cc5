import { randomBytes } from 'node:crypto';
import { type Site, siteToGoTo } from '#features/privacy/core/hand-off.ts';
import { originOf, siteOfHost } from '#platform/config/server/sites.ts';
import { refuse } from '#platform/endpoint/server/refusal.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import { tokenLogin } from '#platform/screens/core/addresses.ts';
import { selectWayOfSession } from '#platform/session/server/session-queries.ts';
import { hashToken } from '#platform/session/server/token.ts';
import type { beginHandOff as contract } from '../contract/hand-off.ts';
import { userSettingsOf } from './account-columns.ts';
import type { AccountServices } from './accounts.ts';
import { selectAccount } from './accounts-queries.ts';
import { flagsOfAccount } from './feature-flags.ts';
import { putHandOff } from './hand-off-queries.ts';

/** Of a code: 160 bits. */
const CODE_BYTES = 20;
const A_MINUTE = 60_000;

/** Says where a student goes on, with a code that is worth the session once (decision 82). */
export async function beginHandOff(
  services: AccountServices,
  call: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  const { db, sites } = services;
  const { token, now } = call;
  if (sites === null) return { address: null };
  if (token === null) return refuse('signed-out');
  const target = await targetOf(services, call, siteOfHost(sites, call.headers.host));
  if (target === null) return { address: null };
  const code = randomBytes(CODE_BYTES).toString('base64url');
  const expiresAt = new Date(now.getTime() + A_MINUTE);
  const put = await putHandOff(db, {
    sessionHash: hashToken(token),
    codeHash: hashToken(code),
    target,
    now,
    expiresAt,
  });
  if (!put) return refuse('signed-out');
  return { address: `${originOf(sites, target)}${tokenLogin.path}?token=${code}` };
}

async function targetOf(
  { db, isYoungStudent }: AccountServices,
  { actor, token, now }: Call<typeof contract>,
  site: Site,
): Promise<Site | null> {
  const [account, way, underThirteen] = await Promise.all([
    selectAccount(db, actor.userId),
    selectWayOfSession(db, token ?? ''),
    isYoungStudent(db, actor.userId, now),
  ]);
  if (!account) return null;
  const flags = await flagsOfAccount(db, actor.role, userSettingsOf(account.settings, account.id));
  return siteToGoTo({
    site,
    underThirteen,
    isStudent: actor.role === 'student',
    isImpersonated: actor.impersonatorId != null,
    isStaff: account.role !== 'student',
    isFlaggedToSkip: flags.skip_domain_redirect === true,
    isActive: true,
    isLoggedIn: true,
    isOfSchoolLogin: way === 'school',
  });
}
