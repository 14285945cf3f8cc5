import type { Scene, SliceSamples } from '#app/server/testing/samples/slice-samples.ts';
import { generateHandout } from '../../contract/class-handout.ts';
import { generateWorksheet, getDocument, getJobStatus } from '../../contract/documents.ts';
import { madeDocument } from './made-document.ts';

/** A document that belongs to whoever asks. */
const ownDocument = async ({ environment: { database, clock }, userId }: Scene) =>
  userId === null ? {} : { documentId: await madeDocument(database.db, userId, clock.now()) };

export const samples: SliceSamples = {
  endpoints: [
    { endpoint: getJobStatus, fields: ownDocument },
    { endpoint: getDocument, fields: ownDocument },
    { endpoint: generateHandout, fields: () => ({ origin: 'https://reading.example' }) },
    {
      endpoint: generateWorksheet,
      fields: ({ environment: { app } }) => ({
        versionId: app.services.library.current('practice')[0]?.versionId,
        parts: 'sheet',
      }),
    },
  ],
};
