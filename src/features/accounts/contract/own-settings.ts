import { z } from 'zod';
import { only } from '#platform/endpoint/contract/access.ts';
import { endpoint, READ_LIMIT, WRITE_LIMIT } from '#platform/endpoint/contract/endpoint.ts';
import { idInPath } from '#platform/endpoint/contract/ids.ts';
import { LONGEST_SETTING, MAX_SETTINGS } from '../core/own-settings.ts';
import { isPlainValue, MOST_LEVELS } from '../core/plain-value.ts';

const settingName = z
  .string()
  .min(1)
  .max(60)
  .regex(/^[\w.]+$/);
// How deep a value goes is looked at first: all that follows calls itself for each level.
const settingValue = z.preprocess(
  (value, context) => {
    if (!isPlainValue(value))
      context.addIssue({
        code: 'custom',
        message: `A setting has at most ${MOST_LEVELS} levels, and no half of a character.`,
      });
    return value;
  },
  z
    .json()
    .refine(
      (value) => JSON.stringify(value).length <= LONGEST_SETTING,
      `A setting has at most ${LONGEST_SETTING} characters.`,
    ),
);
/** How many there may be follows from the largest body of a call. */
export const ownProperties = z.record(settingName, settingValue);

const ownAccount = only(['student', 'teacher', 'admin'], { kind: 'person', at: 'params.id', may: ['self'] });
const params = z.object({ id: idInPath });

export const readOwnSettings = endpoint({
  name: 'readOwnSettings',
  methods: ['GET'],
  path: 'settings/user/{id}/prop',
  summary: 'The settings that the person who asks may change by themselves.',
  access: ownAccount,
  params,
  query: z.object({
    properties: z.string().max(1000).optional().describe('Names with commas; without it, all.'),
  }),
  response: z.object({ properties: z.record(z.string(), z.json()) }),
  limit: READ_LIMIT,
});

export const changeOwnSettings = endpoint({
  name: 'changeOwnSettings',
  methods: ['POST'],
  path: 'settings/user/{id}/prop',
  summary: "Changes settings of the own account. Those that are the server's own are ignored, and counted.",
  access: ownAccount,
  params,
  body: z.object({ properties: ownProperties }),
  response: z.object({ changed: z.number().int(), ignored: z.number().int() }),
  limit: WRITE_LIMIT,
  changes: true,
});

export const deleteOwnSettings = endpoint({
  name: 'deleteOwnSettings',
  methods: ['POST'],
  path: 'settings/user/{id}/delete_prop',
  summary:
    "Takes settings of the own account back. Those that are the server's own are ignored, and counted.",
  access: ownAccount,
  params,
  body: z.object({ properties: z.array(settingName).max(MAX_SETTINGS) }),
  response: z.object({ deleted: z.number().int(), ignored: z.number().int() }),
  limit: WRITE_LIMIT,
  changes: true,
});
