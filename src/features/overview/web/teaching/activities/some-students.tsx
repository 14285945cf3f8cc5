import { namesAmong } from '#features/accounts/core/student-name.ts';
import { ChooseFound, useFoundByName } from '#features/accounts/web/public.tsx';
import { levelName } from '#features/library/web/public.tsx';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { Checkbox } from '#platform/ui/web/checkbox.tsx';
import { QueryState } from '#platform/ui/web/query-state.tsx';
import { SkeletonTable } from '#platform/ui/web/skeletons.tsx';
import { listStudentsOfClass, type RosterLine } from '../../../contract/endpoints.ts';
import { readsAt } from '../reads-at.ts';
import styles from './for-whom.module.css';
import { withOrWithout } from './with-or-without.ts';

interface SomeStudentsProps {
  readonly classId: number;
  readonly chosen: readonly number[];
  readonly onChange: (chosen: readonly number[]) => void;
}

/** All students of a class with the level at which they read; some of them are chosen. */
export function SomeStudents({ classId, chosen, onChange }: SomeStudentsProps) {
  const query = useEndpointQuery(listStudentsOfClass, { params: { id: classId } });
  return (
    <QueryState query={query} skeleton={<SkeletonTable rows={4} columns={1} />}>
      {({ students }) =>
        students.length === 0 ? (
          <p>There are no students in this class yet.</p>
        ) : (
          <Boxes students={students} chosen={chosen} onChange={onChange} />
        )
      }
    </QueryState>
  );
}

interface BoxesProps extends Omit<SomeStudentsProps, 'classId'> {
  readonly students: readonly RosterLine[];
}

function Boxes({ students, chosen, onChange }: BoxesProps) {
  const { found, isNarrowed, field } = useFoundByName(students);
  const nameIn = namesAmong(students);
  const isChosen = new Set(chosen);
  return (
    <>
      {field}
      {isNarrowed && (
        <ChooseFound found={found} onChoose={(ids) => onChange([...new Set([...chosen, ...ids])])} />
      )}
      <fieldset className={styles.list}>
        <legend>
          {chosen.length === 0 ? 'Choose students' : `${chosen.length} of ${students.length} chosen`}
        </legend>
        {found.map((student) => (
          <Checkbox
            key={student.studentId}
            label={nameAndLevel(nameIn(student), student)}
            checked={isChosen.has(student.studentId)}
            onChange={(event) =>
              onChange(withOrWithout(chosen, student.studentId, event.currentTarget.checked))
            }
          />
        ))}
      </fieldset>
    </>
  );
}

/** "Ana Rivera · Level Four"; the name alone while no level is known. */
function nameAndLevel(name: string, student: RosterLine): string {
  const level = readsAt(student);
  return level === null ? name : `${name} · ${levelName(level)}`;
}
