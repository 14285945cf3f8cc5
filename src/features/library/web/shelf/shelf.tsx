import { useNavigate } from '@tanstack/react-router';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { linkTo } from '#platform/screens/core/address.ts';
import { library } from '#platform/screens/core/staff-addresses.ts';
import { useScreen } from '#platform/screens/web/use-screen.ts';
import { QueryState } from '#platform/ui/web/query-state.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';
import { listCatalogQuizzes } from '../../contract/endpoints.ts';
import { NothingFound } from './nothing-found.tsx';
import {
  changed,
  inAddress,
  isNarrowed,
  type ShelfSearch,
  shelfOpenedAt,
  shelfSearchIn,
} from './shelf-address.ts';
import { ShelfList, ShelfSkeleton } from './shelf-list.tsx';
import { ShelfPager } from './shelf-pager.tsx';
import { ShelfResult } from './shelf-result.tsx';
import { ShelfSearchForm } from './shelf-search-form.tsx';

/** Passages on a page. */
const SIZE = 24;

interface ShelfProps {
  /** The level that an address opens at which asks for nothing; null for all. */
  readonly opensAt: number | null;
}

/** Everything that a class can read: searched by words, narrowed by filters, kept in the address. */
export function Shelf({ opensAt }: ShelfProps) {
  const address = useScreen(library).search;
  const looked = shelfOpenedAt(opensAt, address);
  const navigate = useNavigate();
  const { page = 1, ...wanted } = looked;
  const query = useEndpointQuery(
    listCatalogQuizzes,
    { query: { ...wanted, page: page - 1, size: SIZE } },
    { placeholderData: (before) => before },
  );
  const go = (next: ShelfSearch, replace = false) =>
    void navigate({ ...linkTo(library, {}, inAddress(next)), replace, resetScroll: false });
  // One step in the history for a search, however often the hands rest in it.
  // Words are looked for on all levels, unless the teacher has chosen one.
  const search = (q: string) => go(changed(shelfSearchIn(address), { q }), (looked.q ?? '') !== '');
  const clear = () => go({});
  return (
    <Stack gap={12}>
      <ShelfSearchForm looked={looked} onSearch={search} onFilter={(change) => go(changed(looked, change))} />
      <QueryState query={query} skeleton={<ShelfSkeleton />}>
        {({ quizzes, total }) => (
          <>
            <ShelfResult
              looked={looked}
              total={total}
              waiting={query.isPlaceholderData}
              {...(total > 0 && isNarrowed(looked) && { onClear: clear })}
            />
            {quizzes.length === 0 ? (
              <NothingFound looked={looked} total={total} onClear={clear} />
            ) : (
              <ShelfList quizzes={quizzes} searched={(looked.q ?? '') !== ''} />
            )}
            {quizzes.length > 0 && <ShelfPager looked={looked} size={SIZE} total={total} />}
          </>
        )}
      </QueryState>
    </Stack>
  );
}
