import type { FormField } from '#platform/endpoint/web/use-endpoint-form.ts';
import type { ClassSettings } from '../core/class-settings.ts';
import styles from './level-rule-field.module.css';

type LevelRule = ClassSettings['levelRule'];

/** The figures are those of docs/adaptive.md, "changes per 10" of a student whose reading stays the same. */
const RULES: readonly { readonly value: LevelRule; readonly label: string; readonly hint: string }[] = [
  {
    value: 'steady',
    label: 'When the answers clearly show it (recommended)',
    hint:
      'Usually one level, after two or more quizzes there. Where the answers are far from the level, as they can be ' +
      'right after the pretest, one quiz may move it two or three. It goes up only after a passed quiz, and down only ' +
      'after one that was not passed.',
  },
  {
    value: 'classic',
    label: 'After every quiz',
    hint:
      '90% or more right moves the level up; below 70% moves it down. Much of this is chance. In our simulation, the ' +
      'level of a student whose reading stays the same moves after five of ten quizzes instead of one in twenty.',
  },
];

/** How the level of the class's students moves; both ways are explained at once, so that they can be weighed. */
export const LevelRuleField = ({ name, value, onChange, error }: FormField<LevelRule>) => (
  <fieldset className={styles.field} aria-describedby={error === undefined ? undefined : `${name}-error`}>
    <legend className={styles.legend}>How the level moves</legend>
    {RULES.map((rule) => (
      <div key={rule.value} className={styles.choice}>
        <input
          type="radio"
          id={`${name}-${rule.value}`}
          className={styles.radio}
          name={name}
          checked={rule.value === value}
          onChange={() => onChange(rule.value)}
          aria-describedby={`${name}-${rule.value}-hint`}
        />
        <label htmlFor={`${name}-${rule.value}`} className={styles.label}>
          {rule.label}
        </label>
        <p id={`${name}-${rule.value}-hint`} className={styles.hint}>
          {rule.hint}
        </p>
      </div>
    ))}
    {error !== undefined && (
      <p id={`${name}-error`} className={styles.error}>
        {error}
      </p>
    )}
  </fieldset>
);
