import { useActor } from '#features/accounts/web/public.tsx';
import { listClassesOfStudent } from '#features/classes/contract/endpoints.ts';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { linkTo } from '#platform/screens/core/address.ts';
import { joinClassPage } from '#platform/screens/core/addresses.ts';
import { Note } from '#platform/ui/web/note.tsx';
import { TextLink } from '#platform/ui/web/text-link.tsx';

/** For a student without a class. Nothing is shown while this is not known: it is an aside. */
export function JoinClassCard() {
  const { userId } = useActor();
  const { data } = useEndpointQuery(listClassesOfStudent, { params: { id: userId } });
  if (data?.classes.length !== 0) return null;
  return (
    <Note>
      <p>
        You are not in a class yet. Do you have a class code from your teacher?{' '}
        <TextLink {...linkTo(joinClassPage)}>Join your class</TextLink>
      </p>
    </Note>
  );
}
