import { linkTo } from '#platform/screens/core/address.ts';
import { library } from '#platform/screens/core/staff-addresses.ts';
import { Button } from '#platform/ui/web/button.tsx';
import { EmptyState } from '#platform/ui/web/empty-state.tsx';
import { LinkButton } from '#platform/ui/web/link-button.tsx';
import { changed, inAddress, isNarrowed, type ShelfSearch } from './shelf-address.ts';
import { whatToTry } from './shelf-sentence.ts';

interface NothingFoundProps {
  readonly looked: ShelfSearch;
  readonly total: number;
  readonly onClear: () => void;
}

/** An empty page of the shelf: what to try. */
export function NothingFound({ looked, total, onClear }: NothingFoundProps) {
  if (total > 0) {
    const first = (
      <LinkButton {...linkTo(library, {}, inAddress(changed(looked, {})))}>Go to the first page</LinkButton>
    );
    return (
      <EmptyState title="The shelf ends before this page" action={first}>
        There is nothing on this page. Go back to page 1.
      </EmptyState>
    );
  }
  if (!isNarrowed(looked))
    return (
      <EmptyState title="The shelf is empty">
        Passages appear here as soon as the library has some.
      </EmptyState>
    );
  return (
    <EmptyState title="Nothing fits" action={<Button onClick={onClear}>Clear all</Button>}>
      {whatToTry(looked)}
    </EmptyState>
  );
}
