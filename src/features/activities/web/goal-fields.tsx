import { USUAL_GOAL } from '#features/progress/core/weekly-goal.ts';
import { usePlanGate } from '#platform/plans/web/plan-gate.ts';
import { SelectField } from '#platform/ui/web/select-field.tsx';
import { MOST_WEEKLY_QUIZZES, WEEKLY_ACTIVITY_RULES, type WeeklyActivityRule } from '../core/weekly-goal.ts';
import { quizzesInWords, WEEKLY_RULE } from './activity-words.ts';

/** What a weekly goal asks for, as it is chosen. */
export interface GoalValues {
  readonly quizzes: string;
  readonly rule: string;
}

const QUIZZES = Array.from({ length: MOST_WEEKLY_QUIZZES }, (_, index) => ({
  value: String(index + 1),
  label: quizzesInWords(index + 1),
}));
const RULES = WEEKLY_ACTIVITY_RULES.map((rule) => ({ value: rule, label: WEEKLY_RULE[rule] }));

/** Where plans are sold, for who has none. */
const FREE_GOAL = `A goal of ${quizzesInWords(USUAL_GOAL.quizzes)} a week is free when every finished quiz counts. Any other goal is part of a plan.`;

/** How many quizzes a week, and which of them count. */
export function GoalFields({
  quizzes,
  rule,
  onChange,
}: GoalValues & { readonly onChange: (values: GoalValues) => void }) {
  const { isClosed } = usePlanGate();
  return (
    <>
      <SelectField
        name="quizzes"
        label="Each week, Monday to Sunday"
        {...(isClosed && { hint: FREE_GOAL })}
        options={QUIZZES}
        value={quizzes}
        onChange={(value) => onChange({ quizzes: value, rule })}
      />
      <SelectField
        name="rule"
        label="What counts"
        hint="A quiz that was guessed through too fast never counts."
        options={RULES}
        value={rule}
        onChange={(value) => onChange({ quizzes, rule: value })}
      />
    </>
  );
}

export const toTerms = ({
  quizzes,
  rule,
}: GoalValues): { readonly quizzes: number; readonly rule: WeeklyActivityRule } => ({
  quizzes: Number(quizzes),
  rule: rule === 'pass' ? 'pass' : 'complete',
});
