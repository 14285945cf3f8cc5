import { randomUUID } from 'node:crypto';
import type { SliceSamples } from '#app/server/testing/samples/slice-samples.ts';
import { writeClientLog } from '../../contract/client-log.ts';

export const samples: SliceSamples = {
  endpoints: [
    {
      endpoint: writeClientLog,
      fields: () => ({
        created_at: '2026-10-14T14:00:00.000Z',
        session_id: randomUUID(),
        logLevel: 3,
        message: 'a script failed',
        href: '/',
      }),
    },
  ],
};
