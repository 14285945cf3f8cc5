import { UsageError } from './usage-error.ts';
export const DATABASE_KINDS = ['embedded', 'separate'] as const;
/** The database that comes with Openleaf, or a server that a school has. */
export type DatabaseKind = (typeof DATABASE_KINDS)[number];

/** @throws UsageError on a word that is none of them. */
export function databaseKind(text: string): DatabaseKind {
  const kind = DATABASE_KINDS.find((known) => known === text);
  if (kind === undefined)
    throw new UsageError(`--database=${text}: ${DATABASE_KINDS.join(' or ')} is needed`);
  return kind;
}
