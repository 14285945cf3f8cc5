/** Every constant of Steady (Steady, constants). Logits unless a line says otherwise. */

/** Chance of a blind guess, the floor of the response curve. */
export const GUESS = 0.25;
/** Ceiling of the response curve: even a sure reader slips. */
export const CEIL = 0.98;
/** A passage's questions sit this far below its level. */
export const OFFSET = 1;
/** SD of the shift that the questions of one passage share (testlet). */
export const TAU = 0.55;
/** Flattening of the logistic curve by an unknown of variance v: f(v) = 1/sqrt(1 + 0.346 v). */
export const FLATTENING = 0.346;

/** SD of a new question's difficulty, and the floor of that SD. */
export const ITEM_SD = 0.7;
export const ITEM_SD_MIN = 0.06;

/** SD of a new student in a known grade, and of one whose grade says nothing. */
export const PRIOR_SD = 1.3;
export const UNKNOWN_SD = 2;
/** Doubt after the pretest and after a surprise is at least this. */
export const DOUBT = 1.2;
/**
 * From this SD on, a level is still being looked for: one quiz may move it by levels. So it is after the pretest for about three quizzes,
 * after a surprise, and after months without a quiz. For words on screens; no rule asks for it.
 */
export const SETTLING_SD = 0.7;
/** Limits of a student's SD. */
export const S_MIN = 0.25;
export const S_MAX = 1.6;
/** Variance added per day without a quiz, logits². */
export const Q_DAY = 0.0015;
/** Expected growth, levels per year; at most so many days per gap. */
export const GROWTH = 0.8;
export const GROWTH_MAX_DAYS = 30;
export const DAYS_PER_YEAR = 365;

/** The pretest: passages, questions of each; with fast answers at most so many of both. */
export const PRE_PASSAGES = 4;
export const PRE_K = 3;
export const PRE_EXTRA_PASSAGES = 2;
export const PRE_MAX_QUESTIONS = 18;
/** Fast answers in a pretest from which passages are added. */
export const PRE_FAST_ANSWERS = 3;

/** Expected scores aimed at: in the pretest, in practice. */
export const GOAL_TEST = 0.68;
export const GOAL = 0.77;
/** Random candidates among which the best match is looked for; passages offered. */
export const CANDIDATES = 12;
export const OFFERS = 3;

/** Distance past a line between levels before the shown level moves. */
export const MARGIN = 0.18;
/** Quizzes at a level before it may move again; most levels in one move. */
export const DWELL = 2;
export const MAX_STEP = 3;
/** Score that lets the level go up, and below which it may go down; share of right answers. */
export const PASS = 0.7;
/** Counted answers that a quiz needs to move a level. */
export const MIN_ANSWERS = 3;
/** Surprise counters: allowance per quiz and alarm line, in standard deviations. */
export const CUS_K = 0.5;
export const CUS_H = 5;

/** A fast answer takes less than this share of the normal time, and less than the cap in seconds. */
export const FAST_SHARE = 0.2;
export const FAST_CAP = 10;
/** Normal seconds per question, and words read per minute before the first one: what a passage's minutes are made of. */
export { NORMAL_SECONDS, WORDS_PER_MINUTE } from '#features/library/core/reading-time.ts';
