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

/** How many quizzes a week, and which of them count. */
export const GoalFields = ({
  quizzes,
  rule,
  onChange,
}: GoalValues & { readonly onChange: (values: GoalValues) => void }) => (
  <>
    <SelectField
      name="quizzes"
      label="Each week, Monday to Sunday"
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

export const toTerms = ({
  quizzes,
  rule,
}: GoalValues): { readonly quizzes: number; readonly rule: WeeklyActivityRule } => ({
  quizzes: Number(quizzes),
  rule: rule === 'pass' ? 'pass' : 'complete',
});
