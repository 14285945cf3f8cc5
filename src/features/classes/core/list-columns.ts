/** What a column of a list is read as. */
export type ColumnRole = 'first' | 'last' | 'full' | 'username' | 'left-out';

/** A column of a pasted table, as a teacher looks at it. */
export interface ListColumn {
  /** The word above it; empty where the list has no headings. */
  readonly head: string;
  /** What stands in it in the first students' lines, each value once. */
  readonly samples: readonly string[];
  readonly role: ColumnRole;
}

const SAMPLES = 2;
/** A name stands either in one column or in two. */
const EXCLUDES: Readonly<Record<ColumnRole, readonly ColumnRole[]>> = {
  full: ['first', 'last'],
  first: ['full'],
  last: ['full'],
  username: [],
  'left-out': [],
};

/**
 * The roles of all columns after one of them was given another: each role but `left-out` has one column, so the column that had it takes
 * the role that became free, as when two columns are swapped.
 */
export function withRole(roles: readonly ColumnRole[], index: number, role: ColumnRole): ColumnRole[] {
  const before = roles[index] ?? 'left-out';
  const free = EXCLUDES[role].includes(before) ? 'left-out' : before;
  return roles.map((other, at) => {
    if (at === index) return role;
    if (role !== 'left-out' && other === role) return free;
    return EXCLUDES[role].includes(other) ? 'left-out' : other;
  });
}

/** The columns of a table with what stands in them. */
export function describeColumns(
  roles: readonly ColumnRole[],
  heads: readonly string[],
  rows: readonly (readonly string[])[],
): readonly ListColumn[] {
  return roles.map((role, at) => {
    const values = rows.map((cells) => cells[at] ?? '').filter((value) => value !== '');
    return { head: heads[at] ?? '', samples: [...new Set(values)].slice(0, SAMPLES), role };
  });
}

/** Where most of some lines have their names: the roles that come up most often, at the width of the widest line. */
export function mostRoles(of: readonly (readonly ColumnRole[])[], width: number): ColumnRole[] {
  const times = new Map<string, { readonly roles: readonly ColumnRole[]; times: number }>();
  for (const roles of of) {
    const known = times.get(roles.join());
    if (known) known.times += 1;
    else times.set(roles.join(), { roles, times: 1 });
  }
  const [most] = [...times.values()].toSorted((a, b) => b.times - a.times);
  return Array.from({ length: width }, (_, at) => most?.roles[at] ?? 'left-out');
}
