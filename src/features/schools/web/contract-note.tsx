import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { linkTo } from '#platform/screens/core/address.ts';
import { contractPage } from '#platform/screens/core/staff-addresses.ts';
import { Note } from '#platform/ui/web/note.tsx';
import { TextLink } from '#platform/ui/web/text-link.tsx';
import { readContract } from '../contract/coppa-contract.ts';

/** Asks a teacher of a class under 13 to agree to what is published; nothing where nobody has published it, or the teacher has agreed. */
export function ContractNote() {
  const { data } = useEndpointQuery(readContract, {});
  if (!data?.contract || data.contract.acceptedAt !== null) return null;
  return (
    <Note>
      <p>
        This class is for students under 13. Please read{' '}
        <TextLink {...linkTo(contractPage)}>the agreement for classes under 13</TextLink> and say whether you
        agree.
      </p>
    </Note>
  );
}
