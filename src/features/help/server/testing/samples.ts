import { randomUUID } from 'node:crypto';
import type { SliceSamples } from '#app/server/testing/samples/slice-samples.ts';
import { sendInquiry } from '../../contract/contact.ts';

export const samples: SliceSamples = {
  endpoints: [
    {
      endpoint: sendInquiry,
      fields: () => ({ inquiryKey: randomUUID(), email: 'asks@home.example', text: 'How do I start?' }),
    },
  ],
};
