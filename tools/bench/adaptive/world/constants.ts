/** The simulated world: what is true in it. The algorithms never see these numbers. Logits unless a line says so. */

/** Share of students per grade 1..12. */
export const GRADE_SHARES = [0.02, 0.05, 0.1, 0.13, 0.14, 0.14, 0.13, 0.11, 0.07, 0.05, 0.04, 0.02];
/** Spread of ability within a grade. */
export const ABILITY_SD = 1.3;
/** Growth, levels per year. */
export const GROWTH_MEAN = 1;
export const GROWTH_SD = 0.6;
/** Form of the day. */
export const FORM_SD = 0.2;
/** How a student and a passage suit each other: shared by the questions of one reading. */
export const SUIT_SD = 0.5;

/** Items sit so far below their passage's level; passages and items vary around that. */
export const ITEM_OFFSET = 1;
export const PASSAGE_SD = 0.35;
export const ITEM_SD = 0.6;
/** Discrimination: lognormal. */
export const DISCRIMINATION_MEAN = 1;
export const DISCRIMINATION_SD = 0.3;
/** Chance of a right answer without understanding, and its limit with full understanding. */
export const FLOOR_MEAN = 0.23;
export const FLOOR_SD = 0.04;
export const CEILING = 0.98;

/** Questions of a practice passage, uniform. */
export const QUIZ_QUESTIONS: readonly [number, number] = [5, 8];
/** A calibrated bank knows each difficulty to this SD. */
export const CALIBRATED_SD = 0.25;
/** Days between quizzes. */
export const WEEK = 7;

/** An answer's seconds: median, SD of the logarithm, and that of the student's own speed. */
export const ENGAGED_SECONDS = 20;
export const ENGAGED_SD = 0.55;
export const SPEED_SD = 0.35;
export const READING_WORDS_PER_MINUTE = 170;
/** A rapid guess. */
export const RAPID_SECONDS = 2.5;
export const RAPID_SD = 0.5;
export const RAPID_RIGHT = 0.25;
