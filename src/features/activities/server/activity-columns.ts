import { enumColumn } from '#platform/db/server/stored-column.ts';
import { COMPETITION_TYPES } from '../core/competition.ts';
import { WEEKLY_ACTIVITY_RULES, type WeeklyActivityRule } from '../core/weekly-goal.ts';

/** What an activity is, by its number. */
export const activityKindOf = enumColumn('activities.kind', [
  'PASSAGE',
  'FIXED_WEEKLY',
  'ASSESSMENT',
  ...COMPETITION_TYPES,
]);

const ruleOf = enumColumn('activities.weekly_rule', WEEKLY_ACTIVITY_RULES);

interface WeeklyColumns {
  readonly id: number;
  readonly weekly_quizzes: number | null;
  readonly weekly_rule: string | null;
}

/** What a weekly activity asks for; null for another one. */
export const weeklyTermsOf = ({
  id,
  weekly_quizzes: quizzes,
  weekly_rule,
}: WeeklyColumns): { readonly quizzes: number; readonly rule: WeeklyActivityRule } | null =>
  quizzes === null ? null : { quizzes, rule: ruleOf(weekly_rule, id) };

export const competitionTypeOf = enumColumn('competitions.kind', COMPETITION_TYPES);
