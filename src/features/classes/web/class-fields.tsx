import { LEVEL_WORDS } from '#features/progress/core/scale.ts';
import type { FormField } from '#platform/endpoint/web/use-endpoint-form.ts';
import { SelectField, SwitchField, TextField } from '#platform/ui/web/fields.tsx';
import styles from './class-fields.module.css';
import type { ClassFormValues } from './class-form.ts';
import { gradeOptions } from './grade-label.ts';
import { LevelRuleField } from './level-rule-field.tsx';
import { knownZones, zoneOptions } from './time-zones.ts';

interface ClassFieldsProps {
  readonly form: {
    readonly values: ClassFormValues;
    readonly field: <K extends keyof ClassFormValues>(name: K) => FormField<ClassFormValues[K]>;
  };
}

/** What a class is: its name, its grade, and whether its children need more protection. */
export const ClassBasics = ({ form: { field } }: ClassFieldsProps) => (
  <>
    <TextField
      {...field('name')}
      label="Name of the class"
      hint="Students see it too, for example “Reading, Room 12”."
      autoComplete="off"
      maxLength={80}
    />
    <SelectField
      {...field('grade')}
      label="Grade"
      hint="The pretest starts near this grade; each student’s own level takes over from there."
      options={[{ value: '', label: 'Choose a grade' }, ...gradeOptions]}
    />
    <SwitchField
      {...field('below_thirteen')}
      label="Students are below 13"
      hint="Then the stricter rules for children hold for everyone in the class: no advertising and no tracking, ever."
    />
  </>
);

const levels = LEVEL_WORDS.map((label, index) => ({ value: String(index + 1), label }));

/** How the class reads. Every setting starts well and can be changed at any time. */
export const ClassSettings = ({ form: { values, field } }: ClassFieldsProps) => (
  <div className={styles.settings}>
    <SwitchField
      {...field('show_grade')}
      label="Show the reading level"
      hint="Students see their own reading level and the level of each passage. You always see both."
    />
    <SwitchField
      {...field('show_points')}
      label="Show points and ranks"
      hint="Students see their own points and rank. Switched off, they go on counting quietly."
    />
    <SwitchField
      {...field('student_chooses')}
      label="Students choose their passage"
      hint="From three that fit. Switched off, the best match comes at once."
    />
    <SwitchField
      {...field('read_aloud_enabled')}
      label="Students may listen"
      hint="The passage can be read aloud by the voices of the student’s device."
    />
    <SwitchField
      {...field('include_short_essay_questions')}
      label="Short essay after each quiz"
      hint="Students write a few sentences about what they read; you score them by a rubric. It never moves the reading level."
    />
    {values.include_short_essay_questions && (
      <div className={styles.part}>
        <SwitchField
          {...field('may_skip_short_essay')}
          label="Students may leave the essay out"
          hint="Switched off, the next passage waits until the essay is handed in."
        />
      </div>
    )}
    <div className={styles.pair}>
      <SelectField
        {...field('min_level')}
        label="Lowest passage level"
        hint="Passages below it are not offered."
        options={levels}
      />
      <SelectField
        {...field('max_level')}
        label="Highest passage level"
        hint="Passages above it are not offered."
        options={levels}
      />
    </div>
    <LevelRuleField {...field('level_rule')} />
    <SelectField
      {...field('timezone')}
      label="Time zone"
      hint="Weeks and dates of the class are counted in it."
      options={zoneOptions(knownZones(), values.timezone)}
    />
  </div>
);
