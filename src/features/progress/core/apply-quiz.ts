import { type Answer, weighAnswers } from './evidence.ts';
import { tooManyFast } from './fast-answers.ts';
import { passTime } from './pass-time.ts';
import { clipLevel, type Level, type LevelRange } from './scale.ts';
import { type LevelRule, nextLevel } from './shown-level.ts';
import { DOUBT, MIN_ANSWERS } from './steady-constants.ts';
import type { StudentState } from './student-state.ts';
import { countSurprise, surpriseOf } from './surprise.ts';
import { predictRight, updateEstimate } from './update-estimate.ts';

/** A finished practice quiz: everything that moves a student, and nothing that depends on their state. */
export type Quiz = {
  /** Days since the quiz before, fractions allowed. */
  readonly gapDays: number;
  readonly answers: readonly Answer[];
  readonly range: LevelRange;
  readonly rule: LevelRule;
  /** The passage's level when a teacher chose the passage, else null. */
  readonly assignedLevel: Level | null;
  /** The passage was read before, and its answers were shown: it says nothing of the level (decision 57). */
  readonly again?: boolean;
};

/**
 * Why the level is what it is. up, down: it moved; surprise: an alarm, and it stays; range: the class's range
 * moved it; fast: too many fast answers to judge; few: under three counted answers; off-level: an assigned passage
 * too far from the student's level to judge; again: its answers were shown before; stay: the quiz fits.
 */
export type LevelCode =
  | 'up'
  | 'down'
  | 'surprise'
  | 'range'
  | 'fast'
  | 'few'
  | 'off-level'
  | 'again'
  | 'stay';

/** What the sentence "why did the level change?" needs (Steady, explain). */
export type LevelReport = {
  readonly code: LevelCode;
  readonly asked: number;
  readonly counted: number;
  /** Right among the counted ones. */
  readonly right: number;
  /** Number right expected among the counted ones. */
  readonly expected: number;
  readonly from: Level;
  readonly to: Level;
  readonly surprise: boolean;
};

/** The outcome of a quiz: the student afterwards, and the reasons. */
export type QuizOutcome = { readonly state: StudentState; readonly report: LevelReport };

/** An assigned passage moves the reading level only within so many levels of the student's (PASSAGE activity). */
const ASSIGNED_REACH = 2;

/** By how many levels a passage lies above a student, where it is too far above to read well and to judge the level by; else null. */
export const levelsFarAbove = (passageLevel: number, shown: number): number | null =>
  passageLevel - shown > ASSIGNED_REACH ? passageLevel - shown : null;

/** Counts of a quiz's answers. */
type Tally = { readonly asked: number; readonly counted: number; readonly right: number };

function tallyOf(answers: readonly Answer[]): Tally {
  let counted = 0;
  let right = 0;
  for (const answer of answers) {
    if (answer.counted) counted++;
    if (answer.counted && answer.right) right++;
  }
  return { asked: answers.length, counted, right };
}

/** Steps 4 to 6: the estimate and the counters, the shown level untouched. */
function learn(before: StudentState, quiz: Quiz, { counted, right }: Tally) {
  const rested = passTime(before, quiz.gapDays);
  const evidence = weighAnswers(quiz.answers);
  const { expected, variance } = predictRight(rested, evidence);
  const { counters, alarm } = countSurprise(before, surpriseOf(right, counted, expected, variance));
  const prior = alarm ? { ...rested, sd: Math.max(rested.sd, DOUBT) } : rested;
  const estimate = counted > 0 ? updateEstimate(prior, evidence) : prior;
  return { state: { ...prior, ...estimate, ...counters }, expected, alarm };
}

/** Step 7: the shown level, clipped to the class's range before and after. */
function move(state: StudentState, quiz: Quiz, { counted, right }: Tally): StudentState {
  const inside = clipLevel(state.level, quiz.range);
  const hasEnough = counted >= MIN_ANSWERS;
  const since = hasEnough ? state.since + 1 : state.since;
  const evidence = { level: inside, mean: state.mean, score: right / counted, since };
  const level = hasEnough ? clipLevel(nextLevel(quiz.rule, evidence), quiz.range) : inside;
  return { ...state, level, since: level === state.level ? since : 0 };
}

/** The one reason that matters most to a reader of the report. */
function codeOf(from: Level, to: Level, quiz: Quiz, tally: Tally, alarm: boolean): LevelCode {
  const inside = clipLevel(from, quiz.range);
  if (to !== inside) return to > inside ? 'up' : 'down';
  if (to !== from) return 'range';
  if (alarm) return 'surprise';
  if (tooManyFast(quiz.answers)) return 'fast';
  return tally.counted < MIN_ANSWERS ? 'few' : 'stay';
}

/** Whether an assigned passage is too far from the shown level to say something about it. */
function isOffLevel(state: StudentState, { assignedLevel, range }: Quiz): boolean {
  const shown = clipLevel(state.level, range);
  return assignedLevel !== null && Math.abs(assignedLevel - shown) > ASSIGNED_REACH;
}

/** Why a quiz says nothing of the level; null where it does. */
function whyNotJudged(before: StudentState, quiz: Quiz): 'again' | 'off-level' | null {
  if (quiz.again === true) return 'again';
  return isOffLevel(before, quiz) ? 'off-level' : null;
}

/**
 * A student after a practice quiz, and why the level is what it is (Steady rules 4 to 7, in one order:
 * time, expectation, surprise, estimate, shown level).
 */
export function applyQuiz(before: StudentState, quiz: Quiz): QuizOutcome {
  const tally = tallyOf(quiz.answers);
  const learned = learn(before, quiz, tally);
  const { level: from } = before;
  const notJudged = whyNotJudged(before, quiz);
  if (notJudged) {
    const report = { ...tally, code: notJudged, expected: learned.expected, from, to: from };
    return { state: passTime(before, quiz.gapDays), report: { ...report, surprise: false } };
  }
  const state = move(learned.state, quiz, tally);
  const code = codeOf(from, state.level, quiz, tally, learned.alarm);
  const { expected, alarm: surprise } = learned;
  return { state, report: { ...tally, code, expected, from, to: state.level, surprise } };
}
