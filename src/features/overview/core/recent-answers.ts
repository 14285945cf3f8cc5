/** Fast answers are looked at over so many days, wherever a share of them is shown. */
export const RECENT_DAYS = 30;

/** The answers of a student's quizzes in the last 30 days. */
export interface RecentAnswers {
  readonly recentAnswers: number;
  /** Share of those that came faster than the text can be read, 0–1; null without answers. */
  readonly fastShare: number | null;
}

/** The share of fast answers as the roster and the student's page show it. */
export const toRecentAnswers = (counted: {
  readonly answers: number | null;
  readonly fast: number | null;
}): RecentAnswers => {
  const answers = counted.answers ?? 0;
  return { recentAnswers: answers, fastShare: answers > 0 ? (counted.fast ?? 0) / answers : null };
};
