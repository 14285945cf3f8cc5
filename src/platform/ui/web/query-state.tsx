import type { ReactNode } from 'react';
import type { CallProblem } from '#platform/endpoint/web/call.ts';
import { ErrorState } from './error-state.tsx';
import { Delayed } from './skeletons.tsx';

/** The part of a query's result that this needs. */
interface Query<T> {
  readonly data: T | undefined;
  readonly error: { readonly problem: CallProblem } | null;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

export interface QueryStateProps<T> {
  readonly query: Query<T>;
  /** The shape of what comes. */
  readonly skeleton: ReactNode;
  /** A way on for a person who has found nothing, beside trying again. */
  readonly action?: ReactNode;
  readonly children: (data: T) => ReactNode;
}

/** What was fetched, or its shape while it comes, or what happened instead. Data that is there stays there. */
export function QueryState<T>({ query, skeleton, action, children }: QueryStateProps<T>) {
  if (query.data !== undefined) return children(query.data);
  if (query.error) {
    const retry = () => void query.refetch();
    return (
      <ErrorState problem={query.error.problem} onRetry={retry} retrying={query.isFetching} action={action} />
    );
  }
  return <Delayed>{skeleton}</Delayed>;
}
