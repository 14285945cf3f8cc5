import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { linkTo } from '#platform/screens/core/address.ts';
import { invitations } from '#platform/screens/core/addresses.ts';
import { Note } from '#platform/ui/web/note.tsx';
import { TextLink } from '#platform/ui/web/text-link.tsx';
import { listTeacherInvitations } from '../../contract/teacher-invitations.ts';

/** That students wait for an answer. Nothing is shown when nobody does, and while this is not known: it is an aside. */
export function AskingStudents() {
  const { data } = useEndpointQuery(listTeacherInvitations, {});
  const waiting = data?.invitations.length ?? 0;
  if (waiting === 0) return null;
  return (
    <Note>
      <p>
        {waiting === 1 ? 'A student asks for you. ' : `${waiting} students ask for you. `}
        <TextLink {...linkTo(invitations)}>See who</TextLink>
      </p>
    </Note>
  );
}
