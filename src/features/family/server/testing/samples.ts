import type { Scene, SliceSamples } from '#app/server/testing/samples/slice-samples.ts';
import { insertErasureRequest } from '#features/parents/server/testing/family-queries.ts';
import { takeBackErasure } from '../../contract/child.ts';
import { CONSENT_VERSION } from '../../core/consent-text.ts';

/** The parent has asked for the first student to be erased. */
async function askedForErasure({ environment: { database, clock }, family, workers: [first] }: Scene) {
  const asked = { studentId: first.student.id, parentUserId: family.parent.id, now: clock.now() };
  await insertErasureRequest(database.db, asked);
  return {};
}

export const samples: SliceSamples = {
  fields: () => ({ textVersion: CONSENT_VERSION }),
  endpoints: [{ endpoint: takeBackErasure, fields: askedForErasure }],
};
