import { useState } from 'react';
import { makeFamilyCodes } from '#features/parents/contract/student-family.ts';
import { useEndpointMutation } from '#platform/endpoint/web/use-endpoint-mutation.ts';
import { linkTo } from '#platform/screens/core/address.ts';
import { classPage } from '#platform/screens/core/staff-addresses.ts';
import { Button } from '#platform/ui/web/button.tsx';
import { LinkButton } from '#platform/ui/web/link-button.tsx';
import { announce } from '#platform/ui/web/live-region.tsx';
import { Note } from '#platform/ui/web/note.tsx';
import { PrintButton } from '#platform/ui/web/print-button.tsx';
import { ProblemNote } from '#platform/ui/web/problem-note.tsx';
import { Row } from '#platform/ui/web/row.tsx';
import { Section } from '#platform/ui/web/section.tsx';
import type { TeacherClass } from '../../contract/endpoints.ts';
import styles from './add-students.module.css';
import { AskBeforeLeaving } from './ask-before-leaving.tsx';
import { LoginCards } from './login-cards.tsx';
import type { CardRow } from './new-rows.ts';

interface ReadyCardsProps {
  readonly title: string;
  readonly rows: readonly CardRow[];
  readonly schoolClass: Pick<TeacherClass, 'id' | 'name' | 'mayReset'>;
}

/** The passwords are there: once, on the screen and on cards to cut out. */
export function ReadyCards({ title, rows, schoolClass }: ReadyCardsProps) {
  const { codes, add, pending, problem } = useFamilyCodes(schoolClass.id, rows);
  const printed = rows.map((row) => {
    const familyCode = row.studentId === null ? undefined : codes?.get(row.studentId);
    return familyCode === undefined ? row : { ...row, familyCode };
  });
  return (
    <Section title={title}>
      <Note tone="leaf" title="Print the login cards now">
        <p>
          When you leave this page, the passwords are gone for good. You can give a student a new password at
          any time.
        </p>
      </Note>
      <ProblemNote words={problem} />
      <Row gap={16} rowGap={8}>
        <PrintButton label="Print login cards" primary />
        {/* Only an approved teacher makes codes for families. */}
        {schoolClass.mayReset && codes === null && (
          <Button pending={pending} pendingLabel="Adding…" onClick={() => void add()}>
            Add family codes
          </Button>
        )}
        <LinkButton {...linkTo(classPage, { id: schoolClass.id })} variant="quiet">
          Go to the class
        </LinkButton>
      </Row>
      {codes !== null && (
        <p>
          Each card has a family code now. A parent signs up with an account of their own, types the code, and
          waits until you confirm them.
        </p>
      )}
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Student</th>
            <th scope="col">Username</th>
            <th scope="col">Password</th>
            {codes !== null && <th scope="col">Family code</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, firstName, lastName, username, password, studentId }) => (
            <tr key={key}>
              <th scope="row">{`${firstName} ${lastName}`.trim()}</th>
              <td>{username}</td>
              <td>{password}</td>
              {codes !== null && <td>{studentId === null ? '' : codes.get(studentId)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      <AskBeforeLeaving words="The passwords are not shown again. You would have to give each student a new one." />
      <LoginCards rows={printed} className={schoolClass.name} />
    </Section>
  );
}

/** The family codes of the students on the cards, once the teacher asks for them. */
function useFamilyCodes(classId: number, rows: readonly CardRow[]) {
  const [codes, setCodes] = useState<ReadonlyMap<number, string> | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { send, pending } = useEndpointMutation(makeFamilyCodes);
  const add = async () => {
    const studentIds = rows.flatMap(({ studentId }) => studentId ?? []);
    const result = await send({ body: { classId, studentIds } });
    setProblem(result.ok ? null : result.problem.detail);
    if (!result.ok) return;
    setCodes(new Map(result.data.codes.map(({ studentId, familyCode }) => [studentId, familyCode])));
    announce('The family codes are on the cards.');
  };
  return { codes, add, pending, problem };
}
