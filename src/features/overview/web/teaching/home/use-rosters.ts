import { useQueries } from '@tanstack/react-query';
import type { TeacherClass } from '#features/classes/contract/endpoints.ts';
import { useApi } from '#platform/endpoint/web/api-provider.tsx';
import { endpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { listStudentsOfClass, type RosterLine } from '../../../contract/endpoints.ts';
import type { Roster } from '../../../core/who-needs-help.ts';

export interface Rosters {
  readonly loaded: readonly Roster<RosterLine>[];
  /** When the latest was fetched, epoch milliseconds. */
  readonly asOf: number;
  readonly pending: boolean;
  /** Names of the classes whose roster could not be fetched. */
  readonly missing: readonly string[];
  readonly retry: () => void;
}

/** The rosters of several classes, a request each. */
export function useRosters(classes: readonly Pick<TeacherClass, 'id' | 'name'>[]): Rosters {
  const api = useApi();
  const queries = useQueries({
    queries: classes.map(({ id }) => endpointQuery(api, listStudentsOfClass, { params: { id } })),
  });
  const rosters = classes.map(({ id, name }, index) => ({ id, name, query: queries[index] }));
  return {
    loaded: rosters.flatMap(({ id, name, query }) =>
      query?.data ? [{ classId: id, className: name, students: query.data.students }] : [],
    ),
    asOf: Math.max(0, ...queries.map(({ dataUpdatedAt }) => dataUpdatedAt)),
    pending: queries.some(({ isPending }) => isPending),
    missing: rosters.filter(({ query }) => query?.isError && !query.data).map(({ name }) => name),
    retry: () => {
      for (const query of queries) if (query.isError) void query.refetch();
    },
  };
}
