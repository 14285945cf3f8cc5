import { useQueryClient } from '@tanstack/react-query';
import { listClasses } from '#features/classes/contract/endpoints.ts';
import { getStudentName } from '#features/classes/contract/student-name.ts';
import { AddStudents } from '#features/classes/web/public.tsx';
import { useApi } from '#platform/endpoint/web/api-provider.tsx';
import { endpointKey } from '#platform/endpoint/web/use-endpoint-query.ts';
import { addStudentsPage } from '#platform/screens/core/staff-addresses.ts';
import { useScreen } from '#platform/screens/web/use-screen.ts';
import { listStudentsOfClass, viewProfileForStudent } from '../../../contract/endpoints.ts';
import { ClassHub } from './class-hub.tsx';

/** Accounts and names for the students of a class, from a list. */
export function AddStudentsPage() {
  const { id } = useScreen(addStudentsPage).params;
  const api = useApi();
  const queryClient = useQueryClient();
  const refresh = () => {
    for (const read of [listStudentsOfClass, listClasses, getStudentName, viewProfileForStudent])
      void queryClient.invalidateQueries({ queryKey: endpointKey(read) });
  };
  /** As the class is now: a list must create nobody who is there. */
  const readStudents = async () => {
    const result = await api(listStudentsOfClass, { params: { id } });
    return result.ok ? result.data.students : null;
  };
  return (
    <ClassHub id={id} part="Add students">
      {(schoolClass) => (
        <AddStudents
          key={schoolClass.id}
          schoolClass={schoolClass}
          readStudents={readStudents}
          onChanged={refresh}
        />
      )}
    </ClassHub>
  );
}
