import { randomBytes, randomUUID } from 'node:crypto';
import type { SliceSamples } from '#app/server/testing/samples/slice-samples.ts';
import { writeClientLog } from '../../contract/client-log.ts';

/** Such as `qxkpd`: numbers and ids are taken out of what is kept. */
const word = () => String.fromCodePoint(...[...randomBytes(6)].map((byte) => 97 + (byte % 26)));

export const samples: SliceSamples = {
  endpoints: [
    {
      endpoint: writeClientLog,
      fields: () => ({
        created_at: '2026-10-14T14:00:00.000Z',
        session_id: randomUUID(),
        logLevel: 3,
        // An entry that is there already is counted, which is another change than a new one.
        message: `a script failed: ${word()}`,
        href: '/',
      }),
    },
  ],
};
