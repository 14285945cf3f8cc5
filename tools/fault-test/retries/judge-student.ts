import type { SchoolStudent } from '../../harness/school.ts';
import type { TestEnvironment } from '../../harness/test-environment.ts';
import { checkReplays, type Replays } from './check-replays.ts';
import { checkSequential } from './check-sequential.ts';
import { walkCleanly } from './clean-walk.ts';
import type { Connections } from './connections.ts';
import { countBegun, selectKept, selectStanding } from './retries-queries.ts';
import type { History } from './student-run.ts';

/** What one student's schedule showed. */
export interface Verdict extends Replays {
  readonly calls: number;
  readonly broken: number;
  readonly busy: number;
  /** Points beyond those that the same answers pay when each is given once; negative when some are missing. */
  readonly pointsTooMany: number;
  /** The level, the marks, a row of the ledger or another thing differs from the clean walk. */
  readonly movedDifferently: boolean;
  /** Quizzes in the table that began after the first. */
  readonly begunInTable: number;
  /** In words, what no sequential order explains. */
  readonly contradictions: readonly string[];
  readonly faults: readonly string[];
}

/** Compares the replies to a student with what is stored, and lets the twin give the same answers once. */
export async function judgeStudent(
  { database: { pool }, school: { passage } }: TestEnvironment,
  pair: readonly [SchoolStudent, SchoolStudent],
  { history, connections }: { readonly history: History; readonly connections: Connections },
): Promise<Verdict> {
  const [student, twin] = pair;
  const kept = await selectKept(pool, student.id, passage.versionId);
  await walkCleanly(twin, kept, { passage, connections });
  const [had, due] = await Promise.all(pair.map(({ id }) => selectStanding(pool, id, passage.versionId)));
  return {
    ...checkReplays(history),
    calls: history.answers.length + history.beside.length,
    broken: history.broken,
    busy: history.busy,
    pointsTooMany: (had?.points ?? Number.NaN) - (due?.points ?? Number.NaN),
    movedDifferently: had?.moved !== due?.moved,
    begunInTable: await countBegun(pool, student.id, passage.versionId),
    contradictions: checkSequential(history.answers, kept.answers),
    faults: history.faults,
  };
}
