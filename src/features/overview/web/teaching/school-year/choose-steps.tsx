import { useState } from 'react';
import { nextGrade, type YearStep } from '#features/classes/core/school-year-plan.ts';
import { gradeLabel } from '#features/classes/web/public.tsx';
import { Button } from '#platform/ui/web/button.tsx';
import { Card } from '#platform/ui/web/card.tsx';
import { ProblemNote } from '#platform/ui/web/problem-note.tsx';
import { Row } from '#platform/ui/web/row.tsx';
import { SelectField } from '#platform/ui/web/select-field.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';
import { TextField } from '#platform/ui/web/text-field.tsx';
import { count } from '#platform/wording/core/figures.ts';
import { changing, laterLabel, type PlannedClass, stepsOf, targetsOf } from './plan.ts';
import styles from './school-year.module.css';

interface ChooseStepsProps {
  readonly plan: readonly PlannedClass[];
  readonly onChange: (planned: PlannedClass) => void;
  readonly onNext: () => void;
}

/** Says for each class what becomes of it. */
export function ChooseSteps({ plan, onChange, onNext }: ChooseStepsProps) {
  const [pressed, setPressed] = useState(false);
  const changed = changing(plan);
  const nameless = changed.find(({ step, name }) => step === 'move-up' && name.trim() === '');
  const fault = faultOf(changed, nameless);
  return (
    <>
      <Stack as="ul" gap={12}>
        {plan.map((planned) => (
          <Card as="li" key={planned.schoolClass.id}>
            <OneClass planned={planned} plan={plan} onChange={onChange} />
          </Card>
        ))}
      </Stack>
      <ProblemNote words={pressed ? fault : null} />
      <Row gap={16} rowGap={8}>
        <Button variant="primary" onClick={() => (fault === null ? onNext() : setPressed(true))}>
          See what will happen
        </Button>
      </Row>
    </>
  );
}

/** Why there is nothing to show yet, in a sentence. */
function faultOf(changed: readonly PlannedClass[], nameless: PlannedClass | undefined): string | null {
  if (changed.length === 0) return 'Choose what happens to at least one class first.';
  return nameless ? `Please give ${nameless.schoolClass.name} a name for the new year.` : null;
}

interface OneClassProps {
  readonly planned: PlannedClass;
  readonly plan: readonly PlannedClass[];
  readonly onChange: (planned: PlannedClass) => void;
}

function OneClass({ planned, plan, onChange }: OneClassProps) {
  const { schoolClass, step, name, moveTo } = planned;
  const targets = targetsOf(plan, planned);
  const next = nextGrade(schoolClass.grade);
  return (
    <div className={styles.class}>
      <div>
        <h2 className={styles.name}>{schoolClass.name}</h2>
        <p className={styles.facts}>
          {gradeLabel(schoolClass.grade)} · {count(schoolClass.studentCount, 'student')}
          {schoolClass.ownerName !== null && ` · class of ${schoolClass.ownerName}`}
        </p>
      </div>
      <SelectField
        name={`step-${schoolClass.id}`}
        label={`What happens to ${schoolClass.name}?`}
        options={stepsOf(schoolClass)}
        value={step}
        onChange={(value) => onChange({ ...planned, step: value as YearStep })}
      />
      {step === 'move-up' && next !== null && (
        <TextField
          name={`name-${schoolClass.id}`}
          label={`Name in ${gradeLabel(next)}`}
          value={name}
          maxLength={80}
          error={name.trim() === '' ? 'Please give the class a name.' : undefined}
          onChange={(value) => onChange({ ...planned, name: value })}
        />
      )}
      {step === 'archive' && targets.length > 0 && schoolClass.studentCount > 0 && (
        <SelectField
          name={`students-${schoolClass.id}`}
          label="Where do its students go?"
          options={[
            { value: '', label: 'They only leave this class' },
            ...targets.map((one) => ({ value: String(one.schoolClass.id), label: laterLabel(one) })),
          ]}
          value={moveTo === null ? '' : String(moveTo)}
          onChange={(value) => onChange({ ...planned, moveTo: value === '' ? null : Number(value) })}
        />
      )}
    </div>
  );
}
