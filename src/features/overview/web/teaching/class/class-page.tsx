import { useState } from 'react';
import type { TeacherClass } from '#features/classes/contract/endpoints.ts';
import { ClassCodeCard, classLabel, focusHeading } from '#features/classes/web/public.tsx';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { linkTo } from '#platform/screens/core/address.ts';
import { addStudentsPage, classPage } from '#platform/screens/core/staff-addresses.ts';
import { useScreen } from '#platform/screens/web/use-screen.ts';
import { Button } from '#platform/ui/web/button.tsx';
import { Card } from '#platform/ui/web/card.tsx';
import { LinkButton } from '#platform/ui/web/link-button.tsx';
import { PrintedOn } from '#platform/ui/web/printed-on.tsx';
import { QueryState } from '#platform/ui/web/query-state.tsx';
import { Row } from '#platform/ui/web/row.tsx';
import { SkeletonTable } from '#platform/ui/web/skeletons.tsx';
import { listStudentsOfClass } from '../../../contract/endpoints.ts';
import { AboveRoster } from './above-roster.tsx';
import { ChooseStudents } from './choose-students.tsx';
import { ClassHub } from './class-hub.tsx';
import { RosterTable } from './roster-table.tsx';
import { useRosterColumns } from './use-roster-columns.ts';

/** The other way in, for students who cannot sign up by themselves. */
const AddStudentsCard = ({ classId }: { readonly classId: number }) => (
  <Card>
    <Row gap={16} rowGap={8} align="center" between>
      <p>Or create the accounts yourself: write the names, and print a card for each student.</p>
      <LinkButton {...linkTo(addStudentsPage, { id: classId })}>Add students</LinkButton>
    </Row>
  </Card>
);

/** The students of a class: who is where. A class without students shows how they get in. */
export function ClassPage() {
  const { id } = useScreen(classPage).params;
  return (
    <ClassHub id={id} part="Students" prints>
      {(schoolClass) => <Roster schoolClass={schoolClass} />}
    </ClassHub>
  );
}

function Roster({ schoolClass }: { readonly schoolClass: TeacherClass }) {
  const { search } = useScreen(classPage);
  const choice = useRosterColumns();
  const [choosing, setChoosing] = useState(false);
  const query = useEndpointQuery(listStudentsOfClass, { params: { id: schoolClass.id } });
  return (
    <QueryState query={query} skeleton={<SkeletonTable rows={8} columns={8} />}>
      {({ students }) => (
        <>
          <PrintedOn about={classLabel(schoolClass)} zone={schoolClass.timezone} />
          {students.length > 0 ? (
            <AboveRoster
              classId={schoolClass.id}
              students={students}
              asOf={query.dataUpdatedAt}
              grade={schoolClass.grade}
            />
          ) : (
            <>
              <ClassCodeCard schoolClass={schoolClass} changeable={schoolClass.mayChange} />
              {schoolClass.mayChange && <AddStudentsCard classId={schoolClass.id} />}
            </>
          )}
          {choosing && students.length > 0 ? (
            <ChooseStudents
              schoolClass={schoolClass}
              students={students}
              onDone={() => {
                setChoosing(false);
                focusHeading();
              }}
            />
          ) : (
            <>
              <RosterTable
                schoolClass={schoolClass}
                students={students}
                asOf={query.dataUpdatedAt}
                choice={choice}
                search={search}
              />
              {schoolClass.mayChange && students.length > 0 && (
                <Row>
                  <Button onClick={() => setChoosing(true)}>Choose students</Button>
                </Row>
              )}
            </>
          )}
        </>
      )}
    </QueryState>
  );
}
