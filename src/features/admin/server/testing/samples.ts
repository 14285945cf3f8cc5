import type { SliceSamples } from '#app/server/testing/samples/slice-samples.ts';
import { readMail } from '../../contract/mails.ts';
import { writeTestMail } from './write-test-mail.ts';

export const samples: SliceSamples = {
  endpoints: [
    {
      endpoint: readMail,
      fields: async ({ owner, environment }) => ({ id: await writeTestMail(environment, { to: owner }) }),
    },
  ],
};
