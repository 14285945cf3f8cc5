import { useState } from 'react';
import type { TeacherClass } from '#features/classes/contract/endpoints.ts';
import { ClassCodeCard, howToJoin, isCodeOpen } from '#features/classes/web/public.tsx';
import { HandoutPdf } from '#features/reports/web/public.tsx';
import { linkTo } from '#platform/screens/core/address.ts';
import { addStudentsPage } from '#platform/screens/core/staff-addresses.ts';
import { Card } from '#platform/ui/web/card.tsx';
import { Columns } from '#platform/ui/web/columns.tsx';
import { CopyButton } from '#platform/ui/web/copy-button.tsx';
import { LinkButton } from '#platform/ui/web/link-button.tsx';
import { Section } from '#platform/ui/web/section.tsx';

interface NoStudentsProps {
  readonly schoolClass: TeacherClass;
}

/** A class that nobody is in yet: both ways in, side by side. */
export const NoStudents = ({ schoolClass }: NoStudentsProps) => (
  <Section
    title="No students yet"
    lead="Everyone who joins appears here with their pretest, reading level, and quizzes."
  >
    <Columns least={22}>
      <ClassCodeCard schoolClass={schoolClass} changeable={false}>
        {schoolClass.mayChange && <HandoutPdf schoolClass={schoolClass} />}
      </ClassCodeCard>
      {schoolClass.mayChange && <AddThem schoolClass={schoolClass} />}
    </Columns>
  </Section>
);

function AddThem({ schoolClass }: NoStudentsProps) {
  const { id, classCode } = schoolClass;
  const [lookedAt] = useState(() => Date.now());
  return (
    <Card gap={16}>
      <p>Or create the accounts yourself: write the names, and print a card for each student.</p>
      <div>
        <LinkButton {...linkTo(addStudentsPage, { id })}>Add students</LinkButton>
      </div>
      {classCode !== null && isCodeOpen(schoolClass, lookedAt) && (
        <>
          <p>For students who are not in the room: one sentence that says how to join.</p>
          <div>
            <CopyButton text={howToJoin(classCode)} label="Copy how to join" />
          </div>
        </>
      )}
    </Card>
  );
}
