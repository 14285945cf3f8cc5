import type { PublishedPassage } from '#features/library/core/published-passage.ts';
import type { Library } from '#features/library/server/public.ts';
import { type Candidate, choosePassages } from '#features/progress/core/choose-passages.ts';
import type { QuestionState } from '#features/progress/core/response-curve.ts';
import { clipLevel, type Level, toLevel } from '#features/progress/core/scale.ts';
import { type ProgressRow, stateOf } from '#features/progress/server/public.ts';
import type { Db } from '#platform/db/server/database.ts';
import { MS_PER_DAY } from '#platform/time/core/civil-day.ts';
import type { QuizSettings } from '../core/quiz-settings.ts';
import { type Reading, selectPutBack, selectReadings } from './attempts-queries.ts';
import { laterParts } from './later-parts.ts';
import { statesOf } from './new-attempt.ts';
import type { QuizServices } from './quiz.ts';
import type { StudentContext } from './student-context.ts';

/** Passages that this student may be given at all: texts marked "care" are not for children under 13. */
export const passagesFor = (
  library: Library,
  use: PublishedPassage['use'],
  { underThirteen }: Pick<QuizSettings, 'underThirteen'>,
): PublishedPassage[] =>
  library.current(use).filter((passage) => !underThirteen || passage.sensitivity === 'none');

interface Offering {
  readonly progress: ProgressRow;
  readonly context: StudentContext;
  /** Passages that the student gets in another way. */
  readonly kept: ReadonlySet<number>;
  readonly now: Date;
}

/** Up to three passages for a student, the best match first (Steady rule 3). */
export async function makeOffers(
  db: Db,
  services: Pick<QuizServices, 'library' | 'random' | 'questionStates'>,
  { progress, context, kept, now }: Offering,
): Promise<PublishedPassage[]> {
  const { student_id, epoch } = progress;
  const readings = await selectReadings(db, { student_id, epoch });
  const learned = services.questionStates.current();
  const readingOf = new Map(readings.map((reading) => [reading.passage_id, reading]));
  // Taken from the table before: read by now, or put back before its first answer.
  const taken = context.offers.find((offer) => offer.attempt_id !== null)?.passage_id;
  const putBack = new Set(await selectPutBack(db, student_id, new Date(now.getTime() - MS_PER_DAY)));
  const fit = passagesFor(services.library, 'practice', context.settings);
  const state = stateOf(progress);
  const { range } = context.settings;
  const shownLevel = clipLevel(state.level, range);
  const later = laterParts(fit, { read: readingOf, shownLevel });
  const others = fit.filter(
    ({ passageId }) =>
      passageId !== taken && !putBack.has(passageId) && !kept.has(passageId) && !later.has(passageId),
  );
  const candidates = (others.length > 0 ? others : fit).map(
    (passage) => new PracticeCandidate(passage, readingOf.get(passage.passageId), learned),
  );
  const read = candidates.filter((candidate) => candidate.lastReadDay !== null);
  const offers = choosePassages(
    state,
    candidates,
    {
      mode: 'practice',
      shownLevel,
      range,
      today: now.getTime() / MS_PER_DAY,
      readInPretest: new Set(),
      read: { genres: countBy(read, ({ genre }) => [genre]), skills: countBy(read, ({ skills }) => skills) },
    },
    services.random,
  );
  return offers.map((offer) => offer.passage.passage);
}

/** A passage as the choice sees it. Of the whole library as little as possible is made; of the few drawn, the rest. */
class PracticeCandidate implements Candidate {
  readonly passage: PublishedPassage;
  readonly level: Level;
  readonly lastReadDay: number | null;
  readonly passed: boolean;
  readonly #learned: ReadonlyMap<number, QuestionState>;

  constructor(
    passage: PublishedPassage,
    reading: Reading | undefined,
    learned: ReadonlyMap<number, QuestionState>,
  ) {
    this.passage = passage;
    this.level = toLevel(passage.level);
    this.lastReadDay = reading ? reading.last_read_at.getTime() / MS_PER_DAY : null;
    this.passed = reading?.passed ?? false;
    this.#learned = learned;
  }

  get passageId(): string {
    return String(this.passage.passageId);
  }
  get topic(): string {
    return this.passage.topic;
  }
  get genre(): string {
    return this.passage.genre;
  }
  get skills(): readonly string[] {
    return this.passage.questions.map(({ skill }) => skill);
  }
  get questions(): readonly QuestionState[] {
    return statesOf(this.passage, this.#learned);
  }
}

function countBy<T>(items: readonly T[], keys: (item: T) => readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const key of items.flatMap(keys)) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}
