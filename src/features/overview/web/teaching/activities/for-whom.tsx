import { namesAmong } from '#features/accounts/core/student-name.ts';
import type { ForWhomProps } from '#features/activities/web/public.tsx';
import { classLabel } from '#features/classes/web/public.tsx';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { Checkbox } from '#platform/ui/web/checkbox.tsx';
import { Choices } from '#platform/ui/web/choices.tsx';
import { QueryState } from '#platform/ui/web/query-state.tsx';
import { SkeletonTable } from '#platform/ui/web/skeletons.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';
import { listStudentsOfClass } from '../../../contract/endpoints.ts';
import styles from './for-whom.module.css';

const without = (ids: readonly number[], id: number, on: boolean): number[] =>
  on ? [...ids, id] : ids.filter((one) => one !== id);

/** Chooses classes; of a single one all students or some. */
export function ForWhom({ classes, whom, onChange }: ForWhomProps) {
  const { classIds, studentIds } = whom;
  const [only] = classIds.length === 1 ? classIds : [];
  // Of several, the list above says which.
  const ofClass = classes.length === 1 ? classes[0] : undefined;
  return (
    <Stack gap={16}>
      {classes.length > 1 && (
        <fieldset className={styles.list}>
          <legend>{classIds.length > 1 ? `${classIds.length} classes` : 'Class'}</legend>
          {classes.map(({ id, name, grade }) => (
            <Checkbox
              key={id}
              label={classLabel({ name, grade })}
              checked={classIds.includes(id)}
              onChange={(event) =>
                onChange({ classIds: without(classIds, id, event.currentTarget.checked), studentIds: null })
              }
            />
          ))}
        </fieldset>
      )}
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

interface SomeStudentsProps {
  readonly classId: number;
  readonly chosen: readonly number[];
  readonly onChange: (chosen: readonly number[]) => void;
}

function SomeStudents({ classId, chosen, onChange }: SomeStudentsProps) {
  const query = useEndpointQuery(listStudentsOfClass, { params: { id: classId } });
  return (
    <QueryState query={query} skeleton={<SkeletonTable rows={4} columns={1} />}>
      {({ students }) =>
        students.length === 0 ? (
          <p>There are no students in this class yet.</p>
        ) : (
          <fieldset className={styles.list}>
            <legend>{chosen.length === 0 ? 'Choose students' : `${chosen.length} chosen`}</legend>
            {students.map((student) => (
              <Checkbox
                key={student.studentId}
                label={namesAmong(students)(student)}
                checked={chosen.includes(student.studentId)}
                onChange={(event) =>
                  onChange(without(chosen, student.studentId, event.currentTarget.checked))
                }
              />
            ))}
          </fieldset>
        )
      }
    </QueryState>
  );
}
