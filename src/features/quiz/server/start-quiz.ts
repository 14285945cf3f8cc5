import { minutesOf } from '#features/library/core/catalog-filter.ts';
import type { PublishedPassage } from '#features/library/core/published-passage.ts';
import { teaserOf } from '#features/library/core/teaser.ts';
import { type ProgressRow, pretestIs } from '#features/progress/server/public.ts';
import { refuse } from '#platform/endpoint/server/refusal.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { startQuiz as contract } from '../contract/endpoints.ts';
import type { EssayPrompt } from '../contract/short-essay.ts';
import type { OfferView } from '../contract/views.ts';
import { selectOpenAttempt } from './attempts-queries.ts';
import { insertAttemptOfOffer, type NewAttempt } from './begin-attempt-queries.ts';
import { makeOffers, passagesFor } from './make-offers.ts';
import { newAttempt } from './new-attempt.ts';
import { insertOffers, type OfferRow, selectOffers } from './offers-queries.ts';
import { paymentOf } from './payment.ts';
import type { QuizServices } from './quiz.ts';
import { readQuiz } from './read-quiz.ts';
import type { StudentContext } from './student-context.ts';

interface Asking {
  readonly progress: ProgressRow;
  readonly context: StudentContext;
  readonly now: Date;
}
interface StartingFrom {
  /** Undefined when there is no such account. */
  readonly context: StudentContext | undefined;
  /** The essay of the quiz before, while it can be written. */
  readonly essay: () => Promise<EssayPrompt | null>;
}
interface Offered {
  readonly row: OfferRow;
  readonly passage: PublishedPassage;
}

/** The open quiz, or three passages (one where the class does not let choose); with an offer begins that passage, once. */
export async function startQuiz(
  services: QuizServices,
  { actor, query, now }: Call<typeof contract>,
  { context, essay: essayOf }: StartingFrom,
): Promise<Reply<typeof contract>> {
  const { db } = services;
  const studentId = actor.userId;
  if (!context?.progress || !pretestIs(context.progress, 'pretest_complete')) return refuse('pretest-first');
  const { progress, openQuiz } = context;

  const quiz = openQuiz && (await readQuiz(services, openQuiz, now));
  if (quiz) return { kind: 'quiz', quiz };
  const essay = await essayOf();
  if (essay && !essay.maySkip) return { kind: 'essay', essay };
  const asking = { progress, context, now };
  if (query.offerId === undefined) {
    const offers = await offersOnTable(services, asking);
    return { kind: 'offers', offers: toOfferViews(offers, context) };
  }
  const { offerId } = query;
  const attempt = await takeUp(services, asking, offerId);
  const begun = attempt && (await insertAttemptOfOffer(db, offerId, attempt, now));
  // The same offer may have been taken up by another call at the same moment: then both show its quiz.
  const running = begun ?? (await selectOpenAttempt(db, studentId, 'practice'));
  const first = running && (await readQuiz(services, running, now));
  return first ? { kind: 'quiz', quiz: first } : refuse('offer-gone');
}

/** The offers that lie on the table, or new ones when they were taken or no longer fit the class or the library. */
async function offersOnTable(services: QuizServices, asking: Asking): Promise<Offered[]> {
  const { db } = services;
  const { student_id: studentId } = asking.progress;
  const rows = asking.context.offers;
  const kept = await services.keptPassages(services, { studentId, ...asking });
  const offered = stillGood(rows, services, asking.context);
  if (offered.length > 0 && !offered.some(({ passage }) => kept.has(passage.passageId))) return offered;
  const passages = await makeOffers(db, services, { ...asking, kept });
  const round = (rows[0]?.round ?? 0) + 1;
  const passageIds = passages.map(({ passageId }) => passageId);
  const laidOut = await insertOffers(db, { studentId, round, passageIds, now: asking.now });
  if (laidOut.length > 0) return pair(laidOut, passages);
  return stillGood(await selectOffers(db, studentId), services, asking.context);
}

const pair = (rows: readonly OfferRow[], passages: readonly PublishedPassage[]): Offered[] =>
  rows.flatMap((row) => {
    const passage = passages.find(({ passageId }) => passageId === row.passage_id);
    return passage ? [{ row, passage }] : [];
  });

/**
 * The offers that may stay: none was taken, all are still in the library, and they lie in the class's range, which may
 * have changed since. Where the library has nothing in the range, the nearest passages stay.
 */
function stillGood(
  rows: readonly OfferRow[],
  { library }: Pick<QuizServices, 'library'>,
  { settings }: StudentContext,
): Offered[] {
  if (rows.some((row) => row.attempt_id !== null)) return [];
  const { minLevel, maxLevel } = settings.range;
  const inRange = ({ level }: PublishedPassage) => level >= minLevel && level <= maxLevel;
  const passages = passagesFor(library, 'practice', settings);
  const offered = pair(rows, passages);
  const fit = offered.every(({ passage }) => inRange(passage)) || !passages.some(inRange);
  return offered.length === rows.length && fit ? offered : [];
}

/** The attempt that an offer may become; undefined when it does not lie on the table. */
async function takeUp(
  services: QuizServices,
  { progress, context, now }: Asking,
  offerId: number,
): Promise<NewAttempt | undefined> {
  const { db, library, questionStates } = services;
  const { settings, visible, offers } = context;
  const { student_id: studentId, epoch } = progress;
  const offered = pair(offers, passagesFor(library, 'practice', settings)).find(
    ({ row }) => row.id === offerId,
  );
  const mayTake = settings.studentChooses || offered?.row.slot === 1;
  if (!offered || !mayTake || offers.some((row) => row.attempt_id !== null)) return undefined;
  const { passage } = offered;
  const { payment } = await paymentOf(db, progress, passage, settings, now);
  const rules = { settings, visible, payment };
  const quiz = { studentId, kind: 'practice', epoch, pretest: null, passage, rules } as const;
  return newAttempt(quiz, questionStates.current());
}

const toOfferViews = (offers: readonly Offered[], { settings, visible }: StudentContext): OfferView[] =>
  offers.slice(0, settings.studentChooses ? offers.length : 1).map(({ row, passage }) => ({
    offerId: row.id,
    title: passage.title,
    teaser: teaserOf(passage.paragraphs),
    topic: passage.topic,
    genre: passage.genre,
    minutes: minutesOf(passage),
    level: visible.showGrade ? passage.level : null,
    bestMatch: row.slot === 1,
  }));
