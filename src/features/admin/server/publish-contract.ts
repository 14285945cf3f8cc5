import {
  countAcceptances,
  insertContract,
  lockContracts,
  selectAcceptances,
  selectContract,
  selectContracts,
} from '#features/schools/server/public.ts';
import { recordAct } from '#platform/audit/server/record-act.ts';
import { unlessRefused } from '#platform/db/server/unless-refused.ts';
import { refuse } from '#platform/endpoint/server/refusal.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { Services } from '#platform/services/server/services.ts';
import type * as contract from '../contract/coppa-contract.ts';
import { ACCEPTANCES_PER_PAGE } from '../contract/coppa-contract.ts';

type Database = Pick<Services, 'db'>;

/** Every version that was ever published. */
export async function listContracts({ db }: Database): Promise<Reply<typeof contract.listContracts>> {
  const rows = await selectContracts(db);
  return {
    versions: rows.map(({ version, words, published_at, username, acceptances }) => ({
      version,
      words,
      publishedAt: published_at.toISOString(),
      publishedBy: username,
      acceptances: acceptances ?? 0,
    })),
  };
}

/** Who has agreed, page by page. */
export async function listContractAcceptances(
  { db }: Database,
  { query: { page } }: Call<typeof contract.listContractAcceptances>,
): Promise<Reply<typeof contract.listContractAcceptances>> {
  const rows = await selectAcceptances(db, {
    limit: ACCEPTANCES_PER_PAGE,
    offset: page * ACCEPTANCES_PER_PAGE,
  });
  return {
    acceptances: rows.map(({ teacher_id, username, version, school, accepted_at }) => ({
      teacherId: teacher_id,
      username,
      version,
      school,
      acceptedAt: accepted_at.toISOString(),
    })),
    total: await countAcceptances(db),
  };
}

/** Publishes the next version. What teachers agreed to before stays as it was. */
export async function publishContract(
  { db }: Database,
  { actor, body: { words, after }, now }: Call<typeof contract.publishContract>,
): Promise<Reply<typeof contract.publishContract>> {
  return unlessRefused(db, async (tx): Promise<Reply<typeof contract.publishContract>> => {
    await lockContracts(tx);
    const current = await selectContract(tx);
    if ((current?.version ?? 0) !== after) return refuse('published-meanwhile');
    if (current?.words === words) return refuse('same-words');
    const version = after + 1;
    await insertContract(tx, { version, words, by: actor.userId, now });
    await recordAct(tx, { act: 'publish-contract', by: actor.userId, detail: { textVersion: version } }, now);
    return { version };
  });
}
