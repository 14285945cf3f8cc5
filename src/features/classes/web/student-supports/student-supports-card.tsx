import { ALL_LEVELS, LEVEL_WORDS } from '#features/progress/core/scale.ts';
import type { EndpointSpec } from '#platform/endpoint/contract/endpoint.ts';
import { Card } from '#platform/ui/web/card.tsx';
import { SelectField, SwitchField } from '#platform/ui/web/fields.tsx';
import { WithSavedMark } from '#platform/ui/web/saved-mark.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';
import type { StudentSupports } from '../../core/student-supports.ts';
import { crossedLevels } from '../class-changes.ts';
import styles from './student-supports-card.module.css';
import { type Membership, type SavedSupports, type Support, useSavedSupports } from './use-saved-supports.ts';

interface StudentSupportsCardProps extends Membership {
  readonly supports: StudentSupports;
  /** The levels that hold now: where the student's own ones begin. */
  readonly levels: Levels;
  /** Says why none of it acts yet; null where it does. */
  readonly waits: string | null;
  /** What shows it elsewhere. */
  readonly refreshes: readonly EndpointSpec[];
}
type Levels = NonNullable<StudentSupports['ownLevels']>;

/** What a class gives one of its students; a teacher changes it here, and each change is saved by itself. */
export function StudentSupportsCard({ supports, levels, waits, refreshes, ...of }: StudentSupportsCardProps) {
  const saved = useSavedSupports(of, supports, refreshes);
  return (
    <Card gap={24}>
      <p>{waits ?? 'Each change is saved right away and starts with the next quiz.'}</p>
      <Stack gap={24} className={styles.fields}>
        <OwnLevels saved={saved} atFirst={levels} />
        <Switch
          saved={saved}
          name="listening"
          label="May always listen"
          hint="The device can read passages aloud, even when the class has listening turned off."
        />
        <Switch
          saved={saved}
          name="largerText"
          label="Larger text"
          hint="Passages open in large letters. The student can still change the size."
        />
        <Switch
          saved={saved}
          name="lineFocus"
          label="Line focus"
          hint="Passages open with only a few lines bright at a time. The student can turn it off."
        />
      </Stack>
    </Card>
  );
}

interface SwitchProps {
  readonly saved: SavedSupports;
  readonly name: Exclude<Support, 'ownLevels'>;
  readonly label: string;
  readonly hint: string;
}

const Switch = ({ saved: { values, last, change }, name, ...words }: SwitchProps) => (
  <WithSavedMark name={name} last={last}>
    <SwitchField
      {...words}
      name={name}
      value={values[name]}
      onChange={(on) => change(name, on)}
      {...errorOf(last, name)}
    />
  </WithSavedMark>
);

const errorOf = (last: SavedSupports['last'], name: Support) =>
  last?.field === name && last.error !== undefined ? { error: last.error } : {};

const levelOptions = LEVEL_WORDS.map((word, index) => ({ value: String(index + 1), label: word }));

interface OwnLevelsProps {
  readonly saved: SavedSupports;
  /** What they are when they are switched on: the class's. */
  readonly atFirst: Levels;
}

function OwnLevels({ saved: { values, last, change, refuse }, atFirst }: OwnLevelsProps) {
  const { ownLevels } = values;
  const set = (field: keyof Levels, level: string) => {
    if (ownLevels === null) return;
    const next = { ...ownLevels, [field]: Number(level) };
    const crossed = crossedLevels(field, {
      lowestLevel: String(next.lowestLevel),
      highestLevel: String(next.highestLevel),
    });
    if (crossed === null) change('ownLevels', next);
    else refuse('ownLevels', crossed);
  };
  return (
    <>
      <WithSavedMark name="ownLevels" last={last}>
        <SwitchField
          name="ownLevels"
          label="Levels of their own"
          hint="Passages come from these levels, and not from those of the class. The estimate of the reading level stays what the answers say."
          value={ownLevels !== null}
          onChange={(on) => change('ownLevels', on ? atFirst : null)}
          {...errorOf(last, 'ownLevels')}
        />
      </WithSavedMark>
      {ownLevels !== null && (
        <div className={styles.pair}>
          <SelectField
            name="ownLowestLevel"
            label="Lowest passage level"
            options={levelOptions}
            value={String(ownLevels.lowestLevel)}
            onChange={(level) => set('lowestLevel', level)}
          />
          <SelectField
            name="ownHighestLevel"
            label="Highest passage level"
            options={levelOptions}
            value={String(ownLevels.highestLevel)}
            onChange={(level) => set('highestLevel', level)}
          />
        </div>
      )}
    </>
  );
}

/** Where nothing else is known. */
export const EVERY_LEVEL: Levels = { lowestLevel: ALL_LEVELS.minLevel, highestLevel: ALL_LEVELS.maxLevel };
