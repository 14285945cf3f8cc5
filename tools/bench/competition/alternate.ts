import type { OpenleafProcess } from '../../harness/openleaf-process.ts';
import { processesOf, readUse } from '../../harness/processor-use.ts';
import type { School, SchoolStudent } from '../../harness/school.ts';
import type { TestDatabase } from '../../harness/test-database.ts';
import { type Load, startLoad } from '../answers/load.ts';
import { walkOver } from '../answers/walk.ts';

export interface Rounds {
  readonly clients: number;
  /** Pairs of rounds that count; before them both sides walk once for nothing. */
  readonly pairs: number;
  /** Of one round, at least: a time would be few of them on a busy machine. */
  readonly answers: number;
}

interface Side {
  readonly load: Load;
  accepted: number;
  refused: number;
  /** Of the server and the database, in milliseconds. */
  processor: number;
}

export interface Compared {
  /** Processor time of one answer, in milliseconds. */
  readonly within: number;
  readonly without: number;
  /** The one by the other, of each pair of rounds. */
  readonly ratios: readonly number[];
  readonly accepted: number;
  readonly refused: number;
}

interface Asked {
  readonly server: OpenleafProcess;
  readonly storage: TestDatabase;
  readonly school: School;
  /** Who reads for the competition, and who does not. */
  readonly within: readonly SchoolStudent[];
  readonly without: readonly SchoolStudent[];
}

/**
 * Whole quizzes of students in a competition and of others, a round here and a round there, by one server on one database: what else the
 * machine does in these minutes it does to both. Each pair begins with the side that the one before ended with.
 */
export async function alternate(
  { server, storage, school, ...students }: Asked,
  { clients, pairs, answers }: Rounds,
): Promise<Compared> {
  const processes = processesOf(server, storage);
  const open = (some: readonly SchoolStudent[]): Side => {
    const walk = walkOver({ ...school, students: some }, school.passage.questions.length);
    const load = startLoad({ origin: server.origin, clients, walk });
    return { load, accepted: 0, refused: 0, processor: 0 };
  };
  const [within, without] = [open(students.within), open(students.without)];
  /** @returns the processor time of one answer. */
  const round = async (side: Side): Promise<number> => {
    const before = readUse(processes);
    const { accepted, refused } = await side.load.walk({ seconds: 0, least: answers });
    const after = readUse(processes);
    const used = after.server - before.server + (after.database - before.database);
    side.accepted += accepted;
    side.refused += refused;
    side.processor += used;
    return used / accepted;
  };
  try {
    for (const side of [within, without]) await round(side);
    const warmUp = within.accepted + without.accepted;
    const refusedBefore = within.refused + without.refused;
    for (const side of [within, without]) Object.assign(side, { accepted: 0, refused: 0, processor: 0 });
    const ratios: number[] = [];
    for (let pair = 0; pair < pairs; pair++) {
      const [first, second] = pair % 2 === 0 ? [within, without] : [without, within];
      const [one, other] = [await round(first), await round(second)];
      ratios.push(first === within ? one / other : other / one);
    }
    return {
      within: within.processor / within.accepted,
      without: without.processor / without.accepted,
      ratios,
      accepted: warmUp + within.accepted + without.accepted,
      refused: refusedBefore + within.refused + without.refused,
    };
  } finally {
    await Promise.all([within.load.stop(), without.load.stop()]);
  }
}
