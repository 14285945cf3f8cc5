import type { Db } from '#platform/db/server/database.ts';
import { insertActs } from './audit-queries.ts';

/** Something done with power over others: an approval, a key correction, an unlock, an export. */
export interface RecordedAct {
  /** Verb and noun in kebab case, such as `approve-teacher`. */
  readonly act: string;
  /** Who did it, as the one who called: an administrator who acts as them is put in by itself (decision 75). Null for the operator, by a command on the server's own machine. */
  readonly by: number | null;
  /** Whom it is about, where it is about a person. */
  readonly about?: number;
  /** Ids and settings that explain the act; never names or texts about a person, because an entry is never removed. */
  readonly detail?: Readonly<Record<string, string | number | boolean | null>>;
}

/**
 * Writes an act into the audit log, which only grows.
 * @param tx the transaction of the act itself, so that neither is there without the other.
 */
export async function recordAct(tx: Db, act: RecordedAct, now: Date): Promise<void> {
  await insertActs(tx, [act], now);
}

/** Writes several acts of one moment, as `recordAct` does one. */
export async function recordActs(tx: Db, acts: readonly RecordedAct[], now: Date): Promise<void> {
  if (acts.length > 0) await insertActs(tx, acts, now);
}
