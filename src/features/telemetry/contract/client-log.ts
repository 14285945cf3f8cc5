import { z } from 'zod';
import { LOG_LEVELS } from '#platform/client-log/core/log-level.ts';
import { anyone, only } from '#platform/endpoint/contract/access.ts';
import { endpoint, type RateLimit, READ_LIMIT } from '#platform/endpoint/contract/endpoint.ts';
import { id, moment } from '#platform/endpoint/contract/ids.ts';

/** Entries of one opened page: it sends fewer by itself. */
export const ENTRIES_OF_PAGE: RateLimit = { calls: 20, seconds: 3600 };
/** Entries from one network: a school whose script was lost on the way sends some from each device. */
export const ENTRIES_OF_NETWORK: RateLimit = { calls: 1_000, seconds: 3600 };

/** Entries that the admin sees. */
export const SHOWN_ENTRIES = 100;

const word = z.string().max(100).nullable().optional();

export const writeClientLog = endpoint({
  name: 'writeClientLog',
  methods: ['POST'],
  path: 'logs',
  summary:
    'Says what went wrong in a browser. Kept are level, words, page and version of equal entries together, with how often and when; who it was is not kept.',
  access: anyone,
  noObject: 'The key of a page is the page’s own, and the number of a person is not kept.',
  body: z.object({
    // Columns of ours have these three names, too, so they are not translated.
    created_at: z.iso.datetime({ offset: true }),
    /** Of an opened page, made by it; not that of a login. */
    session_id: z.uuid(),
    /** Taken and not kept. */
    user_id: z.number().int().nullable().optional(),
    elapsedMs: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER),
    message: z.string().min(1).max(4_000),
    args: z.string().max(4_000).default(''),
    logLevel: z
      .number()
      .int()
      .min(0)
      .max(LOG_LEVELS.length - 1),
    clientVersion: z.string().max(60).default(''),
    serverVersion: word,
    abTestUid: word,
    href: z.string().max(4_000),
  }),
  wire: {
    body: {
      elapsedMs: 'elapsed_milis',
      logLevel: 'log_level',
      clientVersion: 'client_ver',
      serverVersion: 'server_ver',
      abTestUid: 'ab_test_uid',
    },
  },
  response: z.object({ kept: z.boolean() }),
  noLimit: 'The use case counts, by opened page and by network, and answers alike when it keeps no more.',
  changes: true,
});

const entry = z.object({
  entryId: id,
  level: z.enum(LOG_LEVELS),
  words: z.string(),
  details: z.string(),
  page: z.string(),
  version: z.string(),
  times: z.number().int(),
  firstAt: moment,
  lastAt: moment,
});
export type ClientLogEntry = z.output<typeof entry>;

export const listClientLog = endpoint({
  name: 'listClientLog',
  methods: ['GET'],
  path: 'admin/client-log',
  summary: 'What went wrong in browsers, equal entries together, the last first.',
  access: only(['admin']),
  response: z.object({ entries: z.array(entry) }),
  limit: READ_LIMIT,
  notHeavy: 'It answers with at most a hundred rows of a table that is kept small.',
});
