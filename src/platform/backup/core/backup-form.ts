import { z } from 'zod';

/** Of the archive as this program writes it; one with a higher number is from a newer program. */
export const BACKUP_FORMAT = 1;

/** First and last entry of an archive. */
export const ABOUT_ENTRY = 'openleaf-backup.json';
export const SUMS_ENTRY = 'sums.json';

const migration = z.object({ name: z.string(), hash: z.string() });

const copiedTable = z.object({
  /** With its schema, such as `public.answers`. */
  name: z.string(),
  columns: z.array(z.string()).min(1),
});

/** What an archive says of itself before the rows. */
export const aboutBackup = z.object({
  product: z.literal('openleaf'),
  format: z.literal(BACKUP_FORMAT),
  madeAt: z.iso.datetime(),
  /** What had run on the database. */
  migrations: z.array(migration).min(1),
  tables: z.array(copiedTable),
});

/** What must have been read when the archive is at its end. */
export const backupSums = z.object({
  tables: z.array(
    z.object({ name: z.string(), rows: z.number().int().min(0), sha256: z.string().length(64) }),
  ),
  /** The last number that each table has given to a row; a sequence that belongs to no column has its own name and null. */
  numbers: z.array(z.object({ table: z.string(), column: z.string().nullable(), last: z.number().int() })),
});

export type AboutBackup = Readonly<z.infer<typeof aboutBackup>>;
export type BackupSums = Readonly<z.infer<typeof backupSums>>;
export type CopiedTable = AboutBackup['tables'][number];
export type TableSum = BackupSums['tables'][number];

/** What an archive turned out to be. */
export type ReadAbout =
  | { readonly kind: 'backup'; readonly about: AboutBackup }
  | { readonly kind: 'newer' | 'foreign' };

/** @param text of the first entry. */
export function readAbout(text: string): ReadAbout {
  const value = parse(text);
  const read = aboutBackup.safeParse(value);
  if (read.success) return { kind: 'backup', about: read.data };
  const outline = z.object({ product: z.literal('openleaf'), format: z.number() }).safeParse(value);
  return { kind: outline.success && outline.data.format > BACKUP_FORMAT ? 'newer' : 'foreign' };
}

/** @returns null when the text is no list of sums. */
export const readSums = (text: string): BackupSums | null => backupSums.safeParse(parse(text)).data ?? null;

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Tables whose rows or bytes are not those that were written, or are missing. */
export function tablesThatDiffer(wanted: readonly TableSum[], found: readonly TableSum[]): string[] {
  const byName = new Map(found.map((sum) => [sum.name, sum]));
  const wrong = wanted.filter(({ name, rows, sha256 }) => {
    const read = byName.get(name);
    return read === undefined || read.rows !== rows || read.sha256 !== sha256;
  });
  const known = new Set(wanted.map(({ name }) => name));
  return [...wrong, ...found.filter(({ name }) => !known.has(name))].map(({ name }) => name);
}
