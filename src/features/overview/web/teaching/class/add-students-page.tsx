import { useQueryClient } from '@tanstack/react-query';
import { listClasses } from '#features/classes/contract/endpoints.ts';
import { AddStudents } from '#features/classes/web/public.tsx';
import { endpointKey, useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { addStudentsPage } from '#platform/screens/core/staff-addresses.ts';
import { useScreen } from '#platform/screens/web/use-screen.ts';
import { listStudentsOfClass } from '../../../contract/endpoints.ts';
import { ClassHub } from './class-hub.tsx';

/** Accounts for the students of a class, from a list of names. */
export function AddStudentsPage() {
  const { id } = useScreen(addStudentsPage).params;
  const queryClient = useQueryClient();
  // Where it cannot be read, the server still answers for each name.
  const roster = useEndpointQuery(listStudentsOfClass, { params: { id } });
  const refresh = () => {
    for (const read of [listStudentsOfClass, listClasses])
      void queryClient.invalidateQueries({ queryKey: endpointKey(read) });
  };
  return (
    <ClassHub id={id} part="Add students">
      {(schoolClass) => (
        <AddStudents
          key={schoolClass.id}
          schoolClass={schoolClass}
          students={roster.data?.students ?? []}
          onCreated={refresh}
        />
      )}
    </ClassHub>
  );
}
