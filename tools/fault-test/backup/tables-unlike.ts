import { type BackupSums, tablesThatDiffer } from '#platform/backup/core/backup-form.ts';

/** Tables of a copy whose rows are not those of the backup, and those that have another number to give next. */
export function tablesUnlike(backedUp: BackupSums, copy: BackupSums): string[] {
  const last = new Map(copy.numbers.map((number) => [`${number.table}.${number.column}`, number.last]));
  const behind = backedUp.numbers.filter(
    (number) => (last.get(`${number.table}.${number.column}`) ?? 0) < number.last,
  );
  return [
    ...tablesThatDiffer(backedUp.tables, copy.tables),
    ...behind.map(({ table }) => `numbers of ${table}`),
  ];
}
