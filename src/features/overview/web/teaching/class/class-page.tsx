import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { TeacherClass } from '#features/classes/contract/endpoints.ts';
import { ContractNote } from '#features/schools/web/public.tsx';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { linkTo } from '#platform/screens/core/address.ts';
import { classPage } from '#platform/screens/core/staff-addresses.ts';
import { useScreen } from '#platform/screens/web/use-screen.ts';
import { focusHeading } from '#platform/ui/web/focus-heading.ts';
import { PrintedOn } from '#platform/ui/web/printed-on.tsx';
import { QueryState } from '#platform/ui/web/query-state.tsx';
import { SkeletonTable } from '#platform/ui/web/skeletons.tsx';
import { listStudentsOfClass } from '../../../contract/endpoints.ts';
import { AboveRoster } from './above-roster.tsx';
import { ChooseStudents } from './choose-students.tsx';
import { ClassHub } from './class-hub.tsx';
import { NoStudents } from './no-students.tsx';
import { RecentChangesLink } from './recent-changes-link.tsx';
import { RosterTable } from './roster-table.tsx';
import { useRosterColumns } from './use-roster-columns.ts';

/** The students of a class: who is where. A class without students shows how they get in. */
export function ClassPage() {
  const { id } = useScreen(classPage).params;
  // Asked for beside the class itself: two waits in a row would be seen as none, and then as two.
  useEndpointQuery(listStudentsOfClass, { params: { id } });
  return (
    <ClassHub id={id} part="Students" prints>
      {(schoolClass) => <Roster schoolClass={schoolClass} />}
    </ClassHub>
  );
}

function Roster({ schoolClass }: { readonly schoolClass: TeacherClass }) {
  const { search } = useScreen(classPage);
  const navigate = useNavigate();
  const keepSort = (sort: string | undefined) =>
    void navigate({
      ...linkTo(classPage, { id: schoolClass.id }, { ...search, sort }),
      replace: true,
      resetScroll: false,
    });
  const choice = useRosterColumns();
  const [choosing, setChoosing] = useState(false);
  const query = useEndpointQuery(listStudentsOfClass, { params: { id: schoolClass.id } });
  return (
    <QueryState query={query} skeleton={<SkeletonTable rows={8} columns={8} />}>
      {({ students }) => (
        <>
          {schoolClass.belowThirteen && <ContractNote />}
          <PrintedOn zone={schoolClass.timezone} />
          {students.length > 0 ? (
            <AboveRoster schoolClass={schoolClass} students={students} asOf={query.dataUpdatedAt} />
          ) : (
            <NoStudents schoolClass={schoolClass} />
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
              {schoolClass.mayChange && <RecentChangesLink schoolClass={schoolClass} />}
              {students.length > 0 && (
                <RosterTable
                  schoolClass={schoolClass}
                  students={students}
                  asOf={query.dataUpdatedAt}
                  choice={choice}
                  search={search}
                  onSort={keepSort}
                  {...(schoolClass.mayChange && { onChoose: () => setChoosing(true) })}
                />
              )}
            </>
          )}
        </>
      )}
    </QueryState>
  );
}
