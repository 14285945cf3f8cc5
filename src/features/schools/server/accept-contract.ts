import { recordAct } from '#platform/audit/server/record-act.ts';
import { unlessRefused } from '#platform/db/server/unless-refused.ts';
import { refuse } from '#platform/endpoint/server/refusal.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { Services } from '#platform/services/server/services.ts';
import type * as contract from '../contract/coppa-contract.ts';
import { insertAcceptance, lockContracts, selectAcceptance, selectContract } from './contract-queries.ts';
import { selectSchoolOf } from './schools-queries.ts';

type Database = Pick<Services, 'db'>;

/** What teachers of children under 13 agree to now. */
export async function readContract(
  { db }: Database,
  { actor: { userId } }: Call<typeof contract.readContract>,
): Promise<Reply<typeof contract.readContract>> {
  const [current, school] = await Promise.all([selectContract(db), selectSchoolOf(db, userId)]);
  const accepted = current && (await selectAcceptance(db, userId, current.version));
  return {
    contract: current
      ? {
          version: current.version,
          words: current.words,
          publishedAt: current.published_at.toISOString(),
          acceptedAt: accepted?.accepted_at.toISOString() ?? null,
        }
      : null,
    school: school?.name ?? null,
  };
}

/** A teacher agrees, for the school that they have chosen; agreeing again changes nothing, and no other version is agreed to by mistake. */
export async function acceptContract(
  { db }: Database,
  { actor: { userId }, body: { version }, now }: Call<typeof contract.acceptContract>,
): Promise<Reply<typeof contract.acceptContract>> {
  return unlessRefused(db, async (tx): Promise<Reply<typeof contract.acceptContract>> => {
    await lockContracts(tx);
    if ((await selectContract(tx))?.version !== version) return refuse('newer-contract');
    const schoolId = (await selectSchoolOf(tx, userId))?.id ?? null;
    if (await insertAcceptance(tx, { teacherId: userId, version, schoolId, now })) {
      const detail = { textVersion: version, schoolId };
      await recordAct(tx, { act: 'accept-contract', by: userId, about: userId, detail }, now);
    }
    const accepted = await selectAcceptance(tx, userId, version);
    return { acceptedAt: (accepted?.accepted_at ?? now).toISOString() };
  });
}
