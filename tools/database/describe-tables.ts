import type pg from 'pg';

const COLUMNS = `
  select c.relname as "table", c.relkind = 'v' as "isView", a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
         a.attnotnull as "notNull",
         case when a.attidentity <> '' then 'identity' else pg_get_expr(d.adbin, d.adrelid) end as "default"
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
   where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v')
   order by c.relname, a.attnum`;

const CONSTRAINTS = `
  select c.relname as "table", k.conname as name, pg_get_constraintdef(k.oid) as definition
    from pg_constraint k join pg_class c on c.oid = k.conrelid
   where c.relnamespace = 'public'::regnamespace and k.contype <> 'n'
   order by c.relname, k.contype desc, k.conname`;

const INDEXES = `
  select c.relname as "table", i.relname as name, pg_get_indexdef(i.oid) as definition
    from pg_index x join pg_class c on c.oid = x.indrelid join pg_class i on i.oid = x.indexrelid
   where c.relnamespace = 'public'::regnamespace
     and not exists (select from pg_constraint k where k.conindid = i.oid)
   order by c.relname, i.relname`;

interface Column {
  readonly table: string;
  readonly isView: boolean;
  readonly name: string;
  readonly type: string;
  readonly notNull: boolean;
  readonly default: string | null;
}
interface Named {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

/** The picture of each table and view of a database, as Markdown by file name. */
export async function describeTables(client: pg.Pool | pg.Client): Promise<Map<string, string>> {
  const { rows: columns } = await client.query<Column>(COLUMNS);
  const { rows: constraints } = await client.query<Named>(CONSTRAINTS);
  const { rows: indexes } = await client.query<Named>(INDEXES);
  const tables = Map.groupBy(columns, (column) => column.table);
  return new Map(
    [...tables].map(([table, ofTable]) => [
      `${table}.md`,
      [
        `# ${table}${ofTable[0]?.isView ? ' (view)' : ''}`,
        '',
        ...columnLines(ofTable),
        ...section(
          'Constraints',
          constraints.filter((constraint) => constraint.table === table),
        ),
        ...section(
          'Indexes',
          indexes.filter((index) => index.table === table),
        ),
        '',
      ].join('\n'),
    ]),
  );
}

const columnLines = (columns: readonly Column[]): string[] => [
  '| column | type | |',
  '|---|---|---|',
  ...columns.map(({ name, type, notNull, default: fallback }) => {
    const notes = [notNull ? 'not null' : '', fallback === null ? '' : `default ${fallback}`]
      .filter(Boolean)
      .join(', ');
    return `| ${name} | ${type} | ${notes.replaceAll('|', '\\|')} |`;
  }),
];

const section = (title: string, entries: readonly Named[]): string[] =>
  entries.length === 0
    ? []
    : ['', `## ${title}`, ...entries.map(({ name, definition }) => `- \`${name}\`: ${definition}`)];
