import { onTestFinished } from 'vitest';
import type { TestApp } from './test-app.ts';

/** A transaction that holds its locks until the test ends it; a test that fails before that leaves none behind. */
export async function openTransaction({ database }: Pick<TestApp, 'database'>) {
  const tx = await database.db.startTransaction().execute();
  onTestFinished(async () => {
    if (!tx.isCommitted && !tx.isRolledBack) await tx.rollback().execute();
  });
  return tx;
}
