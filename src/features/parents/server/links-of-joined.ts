import type { Tx } from '#platform/db/server/database.ts';
import { reopenRequests, takeBackRequestsOfOthers } from './erasures-queries.ts';
import { endAllLinks, openLinksEndedAt } from './parents-queries.ts';

/** An account is closed because it was joined to another one: nobody is its parent any more (decision 77). */
export async function endLinksOfJoined(
  tx: Tx,
  joined: { readonly studentId: number; readonly by: number; readonly at: Date },
): Promise<void> {
  await endAllLinks(tx, joined);
  await takeBackRequestsOfOthers(tx, joined.studentId, joined.at);
}

/** The account is opened again: who was its parent is so again, with what they had asked for. */
export async function returnLinksOfJoined(
  tx: Tx,
  joined: { readonly studentId: number; readonly at: Date },
): Promise<void> {
  await openLinksEndedAt(tx, joined);
  await reopenRequests(tx, joined.studentId, joined.at);
}
