import { useNavigate, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { SortOrder } from './sort-rows.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The orders that were chosen for the tables of a screen, by the names of the tables on it. */
    readonly tableOrders?: Readonly<Record<string, SortOrder>>;
  }
}

/**
 * The order of a table. The one that was chosen is kept with the entry of the screen in the browser's history: Back finds it, and a link to the same
 * screen does not. It is no part of the address, so that an address says what is shown and is as short as before.
 * @param name of the table among those of its screen
 */
export function useKeptOrder(name: string, start: SortOrder | null) {
  const router = useRouter();
  const navigate = useNavigate();
  const [order, setOrder] = useState(() => router.latestLocation.state.tableOrders?.[name] ?? start);
  /** Keeps an order that is shown already. */
  const keep = (next: SortOrder) =>
    void navigate({
      to: '.',
      search: true,
      hash: true,
      state: (state) => ({ ...state, tableOrders: { ...state.tableOrders, [name]: next } }),
      replace: true,
      resetScroll: false,
    });
  return { order, setOrder, keep };
}
