import type { Db } from '#platform/db/server/database.ts';
import type { ClassResult } from '../core/competition.ts';
import { type CompetitionResultRow, selectCompetitionResults } from './competition-results-queries.ts';

/** A class with what its students have done, its owner, and its name for those who may know it. */
export interface NamedResult extends ClassResult {
  readonly className: string;
  readonly ownerId: number;
}

export interface CompetitionStandings {
  /** The classes of some competitions that have started, by the number of the competition. */
  of(competitionIds: readonly number[], now: Date): Promise<ReadonlyMap<number, readonly NamedResult[]>>;
}

/** For so long the same sums are told to everybody who looks: a thousand open pages cost one statement. */
export const FRESH_MS = 10_000;

/** Sums of competitions, made when somebody looks and kept in this process for ten seconds. */
export function openStandings(db: Db): CompetitionStandings {
  const kept = new Map<number, Kept>();
  const isFresh = ({ at }: Kept, now: Date) => {
    const age = now.getTime() - at;
    return age >= 0 && age < FRESH_MS;
  };
  return {
    async of(competitionIds, now) {
      for (const [id, one] of kept) if (!isFresh(one, now)) kept.delete(id);
      const missing = competitionIds.filter((id) => !kept.has(id));
      if (missing.length > 0) {
        const reading = readResults(db, missing);
        for (const id of missing)
          kept.set(id, { at: now.getTime(), results: reading.then((all) => all.get(id) ?? []) });
        // A sum that failed is no answer for the next one who looks.
        reading.catch(() => missing.forEach((id) => kept.delete(id)));
      }
      const found = competitionIds.map(async (id) => [id, (await kept.get(id)?.results) ?? []] as const);
      return new Map(await Promise.all(found));
    },
  };
}

interface Kept {
  readonly at: number;
  readonly results: Promise<readonly NamedResult[]>;
}

async function readResults(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, NamedResult[]>> {
  const rows = await selectCompetitionResults(db, ids);
  return new Map(
    [...Map.groupBy(rows, (row) => row.competition_id)].map(([id, some]) => [id, some.map(toResult)]),
  );
}

const toResult = (row: CompetitionResultRow): NamedResult => ({
  classId: row.class_id,
  className: row.class_name,
  ownerId: row.owner_id,
  roster: row.roster,
  points: row.points,
  rightAnswers: row.right_answers,
  answers: row.answers,
  tookPart: row.took_part,
});
