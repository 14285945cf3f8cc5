import { z } from 'zod';
import { only } from '#platform/endpoint/contract/access.ts';
import { endpoint, WRITE_LIMIT } from '#platform/endpoint/contract/endpoint.ts';
import { id } from '#platform/endpoint/contract/ids.ts';
import { MAX_CLASSES_OF_TEACHER, MAX_CLASSES_SHARED } from '../core/class-limits.ts';

export const orderClasses = endpoint({
  name: 'orderClasses',
  methods: ['POST'],
  path: 'teaching/classes/order',
  summary: 'Keeps the order in which the teacher who calls wants to see their classes.',
  access: only(['teacher']),
  noObject: 'It orders the list of the teacher who calls; classes of others are left out of it.',
  body: z.object({
    classIds: z
      .array(id)
      .min(1)
      .max(MAX_CLASSES_OF_TEACHER + MAX_CLASSES_SHARED),
  }),
  response: z.object({}),
  limit: WRITE_LIMIT,
  notHeavy: 'It writes the order of the caller’s own classes.',
  changes: true,
});
