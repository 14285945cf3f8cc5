import type { Library } from '#features/library/server/public.ts';
import { newQuestion } from '#features/progress/core/question-state.ts';
import { expectedChance } from '#features/progress/core/response-curve.ts';
import { placeOf, toLevel } from '#features/progress/core/scale.ts';
import * as quizCalls from '#features/quiz/contract/endpoints.ts';
import type { QuizView } from '#features/quiz/contract/views.ts';
import type { Student } from './world.ts';

/** A clock that is moved by hand, for a past that is lived through in seconds. */
export interface MovableClock {
  readonly now: () => Date;
  readonly set: (moment: Date) => void;
  /** Lets seconds pass. */
  readonly pass: (seconds: number) => void;
}

export function createMovableClock(start: Date): MovableClock {
  let time = start.getTime();
  return {
    now: () => new Date(time),
    set: (moment) => {
      time = moment.getTime();
    },
    pass: (seconds) => {
      time += seconds * 1000;
    },
  };
}

/** How a simulated student reads. */
export interface Reader {
  /** True place on the levels' scale, such as 4.3. */
  readonly level: number;
  /** Share of answers that are guessed in two seconds. */
  readonly guessing: number;
  readonly random: () => number;
}

const GUESS_SECONDS = 2;
/** Sure of their ability: the doubt that belongs to an estimate is not the reader's. */
const NO_DOUBT = 0;

/** Answers the questions of a quiz as this reader would, at most `most` of them. Time passes as they read. */
export async function answerAs(
  reader: Reader,
  {
    student,
    quiz,
    library,
    clock,
    most = Number.POSITIVE_INFINITY,
  }: {
    student: Student;
    quiz: QuizView;
    library: Library;
    clock: MovableClock;
    most?: number;
  },
): Promise<void> {
  const passage = library.known(quiz.versionId);
  let open: QuizView = quiz;
  for (let given = 0; open.next && given < most; given++) {
    const question = passage?.questions[open.next.number - 1];
    if (!passage || !question) return;
    const guesses = reader.random() < reader.guessing;
    const floor = Math.floor(reader.level);
    const mean =
      placeOf(toLevel(floor)) +
      (reader.level - floor) * (placeOf(toLevel(Math.min(floor + 1, 12))) - placeOf(toLevel(floor)));
    const chance = guesses
      ? 1 / question.options.length
      : expectedChance({ mean, sd: NO_DOUBT }, newQuestion(toLevel(passage.level)));
    const wrong = question.options.filter((option) => option.id !== question.key.id);
    const chosen =
      reader.random() < chance ? question.key : wrong[Math.floor(reader.random() * wrong.length)];
    const reading = question.position === 0 ? (passage.words / 140) * 60 : 0;
    const seconds = guesses ? GUESS_SECONDS : Math.round(12 + reader.random() * 20 + reading);
    clock.pass(seconds);
    const { data } = await student.answer(open, (chosen ?? question.key).id, seconds);
    open = { ...open, next: data.next };
  }
}

/** Takes the whole pretest. */
export async function takePretestAs(
  reader: Reader,
  environment: { student: Student; library: Library; clock: MovableClock },
): Promise<void> {
  const { student } = environment;
  let pretest = (await student.call(quizCalls.startPretest, { params: { id: student.id } })).data;
  while (pretest.quiz) {
    await answerAs(reader, { ...environment, quiz: pretest.quiz });
    pretest = (await student.call(quizCalls.presentPretest, {})).data;
  }
}

/** Chooses one of the offers and reads it, to the end or as far as `most`. */
export async function readPassageAs(
  reader: Reader,
  environment: { student: Student; library: Library; clock: MovableClock; most?: number },
): Promise<void> {
  const { student } = environment;
  let started = (await student.call(quizCalls.startQuiz, { query: {} })).data;
  if (started.kind === 'offers') {
    const offer = started.offers[Math.floor(reader.random() * started.offers.length)];
    if (!offer) return;
    started = (await student.call(quizCalls.startQuiz, { query: { offerId: offer.offerId } })).data;
  }
  if (started.kind === 'quiz') await answerAs(reader, { ...environment, quiz: started.quiz });
}
