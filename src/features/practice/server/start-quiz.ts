import { minutesOf } from '#features/library/core/catalog-filter.ts';
import type { PublishedPassage } from '#features/library/core/published-passage.ts';
import { lockProgress, selectProgress } from '#features/progress/server/public.ts';
import type { Tx } from '#platform/db/server/database.ts';
import { Refusal, refuse } from '#platform/endpoint/server/refusal.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import type { startQuiz as contract } from '../contract/endpoints.ts';
import type { OfferView } from '../contract/views.ts';
import { selectOpenAttempt } from './attempts-queries.ts';
import { beginAttempt } from './begin-attempt.ts';
import { skipOpenEssays } from './essay-queries.ts';
import { readOpenEssay } from './essays.ts';
import { makeOffers, passagesFor } from './make-offers.ts';
import { insertOffers, type OfferRow, selectOffers, takeOffer } from './offers-queries.ts';
import { paymentOf } from './payment.ts';
import type { PracticeServices } from './practice.ts';
import { readQuiz } from './read-quiz.ts';
import { readStudentContext, type StudentContext } from './student-context.ts';

interface Asking {
  readonly studentId: number;
  readonly context: StudentContext;
  readonly now: Date;
}
interface Offered {
  readonly row: OfferRow;
  readonly passage: PublishedPassage;
}

/** The open quiz, or three passages (one where the class does not let choose); with an offer begins that passage, once. */
export async function startQuiz(
  services: PracticeServices,
  { actor, query, now }: Call<typeof contract>,
): Promise<Reply<typeof contract>> {
  const { db } = services;
  const [progress, context] = await Promise.all([
    selectProgress(db, actor.userId),
    readStudentContext(db, actor.userId, now),
  ]);
  if (!context || progress?.pretest_status !== 'pretest_complete') return refuse('pretest-first');
  const asking = { studentId: actor.userId, context, now };

  const [open, essay] = await Promise.all([
    openQuiz(services, asking),
    readOpenEssay(services, actor.userId),
  ]);
  if (open) return open;
  if (essay && !essay.maySkip) return { kind: 'essay', essay };
  if (query.offerId === undefined) {
    const offers = await db.transaction().execute((tx) => offersOnTable(tx, services, asking));
    return { kind: 'offers', offers: toOfferViews(offers, context) };
  }
  const { offerId } = query;
  const refusal = await db.transaction().execute(async (tx) => {
    const refused = await takeUp(tx, services, asking, offerId);
    if (essay && !refused) await skipOpenEssays(tx, actor.userId);
    return refused;
  });
  if (refusal instanceof Refusal) return refusal;
  return (await openQuiz(services, asking)) ?? refuse('offer-gone');
}

async function openQuiz(services: PracticeServices, { studentId }: Asking) {
  const attempt = await selectOpenAttempt(services.db, studentId, 'practice');
  const quiz = attempt && (await readQuiz(services, attempt));
  return quiz ? ({ kind: 'quiz', quiz } as const) : null;
}

/** The offers that lie on the table, or new ones when they were taken or no longer fit the class or the library. */
async function offersOnTable(tx: Tx, services: PracticeServices, asking: Asking): Promise<Offered[]> {
  const progress = await lockProgress(tx, asking.studentId);
  if (!progress) return [];
  const rows = await selectOffers(tx, asking.studentId);
  const offered = stillGood(rows, services, asking.context);
  if (offered.length > 0) return offered;
  const passages = await makeOffers(tx, services, { progress, context: asking.context, now: asking.now });
  const round = (rows[0]?.round ?? 0) + 1;
  const laidOut = await insertOffers(
    tx,
    asking.studentId,
    { round, passageIds: passages.map(({ passageId }) => passageId) },
    asking.now,
  );
  return pair(laidOut, passages);
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
  { library }: Pick<PracticeServices, 'library'>,
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

/** Begins the quiz of an offer. Twice at the same moment, it begins once: the student's row is locked meanwhile. */
async function takeUp(
  tx: Tx,
  services: PracticeServices,
  { studentId, context, now }: Asking,
  offerId: number,
) {
  const progress = await lockProgress(tx, studentId);
  const open = await selectOpenAttempt(tx, studentId, 'practice');
  if (open) return null;
  const rows = await selectOffers(tx, studentId);
  const offered = pair(rows, passagesFor(services.library, 'practice', context.settings)).find(
    ({ row }) => row.id === offerId,
  );
  const mayTake = context.settings.studentChooses || offered?.row.slot === 1;
  if (!progress || !offered || !mayTake || rows.some((row) => row.attempt_id !== null))
    return refuse('offer-gone');
  const { passage } = offered;
  const { settings, visible } = context;
  const rules = { settings, visible, payment: await paymentOf(tx, progress, passage, settings, now) };
  const attemptId = await beginAttempt(
    tx,
    { studentId, kind: 'practice', epoch: progress.epoch, pretest: null, passage, rules },
    services.questionStates.current(),
    now,
  );
  if (attemptId !== undefined) await takeOffer(tx, studentId, offerId, attemptId);
  return null;
}

const toOfferViews = (offers: readonly Offered[], { settings, visible }: StudentContext): OfferView[] =>
  offers.slice(0, settings.studentChooses ? offers.length : 1).map(({ row, passage }) => ({
    offerId: row.id,
    title: passage.title,
    topic: passage.topic,
    genre: passage.genre,
    minutes: minutesOf(passage),
    level: visible.showGrade ? passage.level : null,
    bestMatch: row.slot === 1,
  }));
