import type { ReactNode } from 'react';
import { LEVEL_WORDS } from '#features/progress/core/scale.ts';
import type { FormField } from '#platform/endpoint/web/use-endpoint-form.ts';
import { PremiumMark } from '#platform/plans/web/premium-mark.tsx';
import { ComboboxField } from '#platform/ui/web/combobox-field.tsx';
import { SelectField, SwitchField, TextField } from '#platform/ui/web/fields.tsx';
import { type LastChange, WithSavedMark } from '#platform/ui/web/saved-mark.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';
import styles from './class-fields.module.css';
import { belowThirteenOf, type ClassFormValues } from './class-form.ts';
import { gradeOptions } from './grade-label.ts';
import { LevelRuleField } from './level-rule-field.tsx';
import { SameClassNote } from './same-class-note.tsx';
import { knownZones, ownZone, zoneOptions } from './time-zones.ts';
import { UnderThirteenField } from './under-thirteen-field.tsx';

interface ClassFieldsProps {
  readonly form: {
    readonly values: ClassFormValues;
    readonly field: <K extends keyof ClassFormValues>(name: K) => FormField<ClassFormValues[K]>;
    /** Of a form whose changes are saved one by one. */
    readonly last?: LastChange | null;
    readonly saveText?: () => void;
  };
}

interface ClassBasicsProps extends ClassFieldsProps {
  /** Of the class that is being changed; null for a new one. */
  readonly ownId: number | null;
  /** Names of further classes that are made with it. */
  readonly others?: ReactNode;
}

/** What a class is: its name, its grade, and whether its children need more protection. */
export const ClassBasics = ({ form: { values, field, last, saveText }, ownId, others }: ClassBasicsProps) => (
  <>
    <WithSavedMark name="name" last={last}>
      <TextField
        {...field('name')}
        label="Class name"
        hint="Students see it, too. “Reading, Room 12” is a good name."
        autoComplete="off"
        maxLength={80}
        {...(saveText && { onBlur: saveText })}
      />
    </WithSavedMark>
    {others}
    <WithSavedMark name="grade" last={last}>
      <SelectField
        {...field('grade')}
        label="Grade"
        hint="The pretest starts near this grade; each student’s own level takes over from there."
        options={[{ value: '', label: 'Choose a grade' }, ...gradeOptions]}
      />
    </WithSavedMark>
    <SameClassNote values={values} ownId={ownId} />
    <WithSavedMark name="belowThirteen" last={last}>
      <UnderThirteenField {...field('belowThirteen')} value={belowThirteenOf(values)} />
    </WithSavedMark>
  </>
);

const levels = LEVEL_WORDS.map((label, index) => ({ value: String(index + 1), label }));

/** How the class reads. Every setting starts well and can be changed at any time. */
export const ClassSettings = ({ form: { values, field, last } }: ClassFieldsProps) => (
  <Stack gap={24}>
    <WithSavedMark name="showGrade" last={last}>
      <SwitchField
        {...field('showGrade')}
        label="Show the reading level"
        hint="Students see their own reading level and the level of each passage. You always see both."
      />
    </WithSavedMark>
    <WithSavedMark name="showPoints" last={last}>
      <SwitchField
        {...field('showPoints')}
        label="Show points and ranks"
        hint="Students see their own points and rank. When this is off, points still add up."
      />
    </WithSavedMark>
    <WithSavedMark name="studentChooses" last={last}>
      <SwitchField
        {...field('studentChooses')}
        label="Students choose their passage"
        hint="They pick from three that fit. When this is off, they get the best match right away."
      />
    </WithSavedMark>
    <WithSavedMark name="readAloudEnabled" last={last}>
      <SwitchField
        {...field('readAloudEnabled')}
        label="Students may listen"
        hint="The student’s device can read the passage aloud."
      />
    </WithSavedMark>
    <WithSavedMark name="includeEssays" last={last}>
      <SwitchField
        {...field('includeEssays')}
        label="Short essay after each quiz"
        hint="Students write a few sentences about what they read; you score them with a rubric. Essays never change the reading level."
      />
    </WithSavedMark>
    {values.includeEssays && (
      <div className={styles.part}>
        <WithSavedMark name="maySkipEssays" last={last}>
          <SwitchField
            {...field('maySkipEssays')}
            label="Students may skip the essay"
            hint="When this is off, the next passage waits until the essay is handed in."
          />
        </WithSavedMark>
      </div>
    )}
    <PremiumMark feature="level-range" />
    <div className={styles.pair}>
      <WithSavedMark name="lowestLevel" last={last}>
        <SelectField
          {...field('lowestLevel')}
          label="Lowest passage level"
          hint="Students are not offered passages below this level."
          options={levels}
        />
      </WithSavedMark>
      <WithSavedMark name="highestLevel" last={last}>
        <SelectField
          {...field('highestLevel')}
          label="Highest passage level"
          hint="Students are not offered passages above this level."
          options={levels}
        />
      </WithSavedMark>
    </div>
    <WithSavedMark name="levelRule" last={last}>
      <LevelRuleField {...field('levelRule')} />
    </WithSavedMark>
    <WithSavedMark name="timezone" last={last}>
      <ComboboxField
        {...field('timezone')}
        label="Time zone"
        hint="Used for weeks and due dates. Type part of the name to find yours."
        options={zoneOptions(knownZones(), values.timezone, ownZone())}
      />
    </WithSavedMark>
  </Stack>
);
