import type { ForWhomProps } from '#features/activities/web/public.tsx';
import { classLabel } from '#features/classes/web/public.tsx';
import { Checkbox } from '#platform/ui/web/checkbox.tsx';
import { Choices } from '#platform/ui/web/choices.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';
import styles from './for-whom.module.css';
import { SomeStudents } from './some-students.tsx';
import { withOrWithout } from './with-or-without.ts';

interface WholeClasses {
  /** It is never for some students of a class. */
  readonly wholeClasses?: boolean;
}

/** Chooses classes; of a single one all students or some. */
export function ForWhom({ classes, whom, wholeClasses = false, onChange }: ForWhomProps & WholeClasses) {
  const { classIds, studentIds } = whom;
  const [only] = classIds.length === 1 && !wholeClasses ? classIds : [];
  // Of several, the list above says which.
  const ofClass = classes.length === 1 ? classes[0] : undefined;
  return (
    <Stack gap={16}>
      {classes.length > 1 && (
        <fieldset className={styles.list}>
          <legend>{classIds.length > 1 ? `${classIds.length} classes` : 'Class'}</legend>
          {classes.map(({ id, name, grade, ownerName }) => (
            <Checkbox
              key={id}
              label={
                ownerName === null
                  ? classLabel({ name, grade })
                  : `${classLabel({ name, grade })} (${ownerName})`
              }
              checked={classIds.includes(id)}
              onChange={(event) =>
                onChange({
                  classIds: withOrWithout(classIds, id, event.currentTarget.checked),
                  studentIds: null,
                })
              }
            />
          ))}
        </fieldset>
      )}
      {wholeClasses && ofClass && <p>Everyone in {classLabel(ofClass)}</p>}
      {only !== undefined && (
        <Choices
          legend={ofClass ? `Students of ${classLabel(ofClass)}` : 'Students'}
          value={studentIds === null ? 'all' : 'some'}
          options={[
            { value: 'all', label: 'Everyone' },
            { value: 'some', label: 'Some students' },
          ]}
          onChange={(value) => onChange({ classIds, studentIds: value === 'all' ? null : [] })}
        />
      )}
      {only !== undefined && studentIds !== null && (
        <SomeStudents
          classId={only}
          chosen={studentIds}
          onChange={(chosen) => onChange({ classIds, studentIds: chosen })}
        />
      )}
    </Stack>
  );
}
