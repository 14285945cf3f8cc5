import { newYorkTime } from '#platform/time/core/new-york-time.ts';

/** What is said of an event beside its name. */
export type EventParameters = Readonly<Record<string, string | number | boolean>>;

/** An event as it is sent. */
export interface ReportedEvent {
  /** Made by the page: the same event that comes twice is stored once. */
  readonly key: string;
  readonly name: string;
  readonly parameters: EventParameters;
  /** By the clock of New York, with the offset; what stores it makes UTC of it. */
  readonly at: string;
}

/** What waits, and what is on its way. Times are milliseconds since 1970. */
export interface EventBatches {
  readonly waiting: readonly ReportedEvent[];
  /** The batch that is being sent or sent again, and how often it has failed. */
  readonly batch: { readonly events: readonly ReportedEvent[]; readonly failures: number } | null;
  /** The request whose answer is waited for, and whether it outlives the tab; null for none. */
  readonly onItsWay: { readonly request: number; readonly outlivesTab: boolean } | null;
  /** Number of the last request. */
  readonly lastRequest: number;
  /** When something is sent next; null where nothing waits, or an answer is waited for. */
  readonly dueAt: number | null;
}

export const NO_EVENTS: EventBatches = {
  waiting: [],
  batch: null,
  onItsWay: null,
  lastRequest: 0,
  dueAt: null,
};

/** What happens to the worker that sends events. */
export type BatchEvent =
  | {
      readonly kind: 'reported';
      readonly key: string;
      readonly name: string;
      readonly parameters: EventParameters;
    }
  /** The clock has come to `dueAt`, or past it. */
  | { readonly kind: 'due' }
  /** The answer to a request: it has arrived, or it has not, or nobody knows. */
  | { readonly kind: 'sent'; readonly request: number }
  | { readonly kind: 'failed'; readonly request: number }
  /** The tab is hidden, and may be closed any moment. */
  | { readonly kind: 'hidden' };

/** What the worker does then. */
export type BatchCommand =
  | {
      readonly kind: 'post';
      readonly request: number;
      readonly events: readonly ReportedEvent[];
      /** Whether the browser finishes it when the tab is closed. */
      readonly outlivesTab: boolean;
    }
  | {
      readonly kind: 'dropped';
      readonly why: 'too-many-parameters' | 'too-many-waiting' | 'never-arrived';
      readonly count: number;
    };

/** Spec section 9: events are sent every 2 seconds, a batch is sent again five times, and an event has up to five parameters. */
export const FLUSH_MS = 2_000;
export const MOST_RETRIES = 5;
export const MOST_PARAMETERS = 5;
/** Two to the power of eight seconds: no pause is longer (spec section 8). */
const LONGEST_PAUSE_MS = 2 ** 8 * 1_000;
/** Events that wait at most, as without a network for a lesson; the oldest are dropped first. */
export const MOST_WAITING = 150;
/** Events of one request. */
export const MOST_IN_BATCH = 50;
/** Events of a request that outlives its tab: in most browsers it carries 64 kB. */
export const MOST_AT_ONCE = MOST_WAITING + MOST_IN_BATCH;

/** How long the worker waits after a batch has failed so often in a row: 2, 4, 8 … seconds. */
export const pauseAfter = (failures: number): number => Math.min(2 ** failures * 1_000, LONGEST_PAUSE_MS);

interface BatchStep {
  readonly batches: EventBatches;
  readonly command: BatchCommand | null;
}

/** The worker after something has happened. @param now milliseconds since 1970 */
export function stepBatches(batches: EventBatches, event: BatchEvent, now: number): BatchStep {
  switch (event.kind) {
    case 'reported':
      return report(batches, event, now);
    case 'due':
      return send(batches, now);
    case 'sent':
      return isAwaited(batches, event.request) ? next(batches, now) : stay(batches);
    case 'failed':
      return isAwaited(batches, event.request) ? fail(batches, now) : stay(batches);
    case 'hidden':
      return leave(batches);
  }
}

/** An answer to a request that another one has taken the place of changes nothing. */
const isAwaited = ({ onItsWay }: EventBatches, request: number): boolean => onItsWay?.request === request;

const stay = (batches: EventBatches): BatchStep => ({ batches, command: null });

function report(
  batches: EventBatches,
  { key, name, parameters }: BatchEvent & { readonly kind: 'reported' },
  now: number,
): BatchStep {
  if (Object.keys(parameters).length > MOST_PARAMETERS)
    return { batches, command: { kind: 'dropped', why: 'too-many-parameters', count: 1 } };
  const all = [...batches.waiting, { key, name, parameters, at: newYorkTime(now) }];
  const waiting = all.slice(-MOST_WAITING);
  const count = all.length - waiting.length;
  return {
    batches: {
      ...batches,
      waiting,
      dueAt: batches.onItsWay === null ? (batches.dueAt ?? now + FLUSH_MS) : null,
    },
    command: count === 0 ? null : { kind: 'dropped', why: 'too-many-waiting', count },
  };
}

/** Sends the batch that has failed, or else a new one of what waits. Nothing has a time while an answer is waited for. */
function send(batches: EventBatches, now: number): BatchStep {
  if (batches.dueAt === null || now < batches.dueAt) return stay(batches);
  const batch = batches.batch ?? { events: batches.waiting.slice(0, MOST_IN_BATCH), failures: 0 };
  const waiting = batches.batch === null ? batches.waiting.slice(MOST_IN_BATCH) : batches.waiting;
  return post({ ...batches, waiting, batch }, false);
}

function post(batches: EventBatches, outlivesTab: boolean): BatchStep {
  const request = batches.lastRequest + 1;
  const events = batches.batch?.events ?? [];
  return {
    batches: { ...batches, onItsWay: { request, outlivesTab }, lastRequest: request, dueAt: null },
    command: { kind: 'post', request, events, outlivesTab },
  };
}

/** What waits is due after the usual time. */
const next = (batches: EventBatches, now: number): BatchStep =>
  stay({
    ...batches,
    batch: null,
    onItsWay: null,
    dueAt: batches.waiting.length === 0 ? null : now + FLUSH_MS,
  });

function fail(batches: EventBatches, now: number): BatchStep {
  const { events = [], failures = 0 } = batches.batch ?? {};
  if (failures === MOST_RETRIES)
    return {
      ...next(batches, now),
      command: { kind: 'dropped', why: 'never-arrived', count: events.length },
    };
  return stay({
    ...batches,
    batch: { events, failures: failures + 1 },
    onItsWay: null,
    dueAt: now + pauseAfter(failures + 1),
  });
}

/**
 * Everything goes at once, by a request that outlives the tab: what is on its way by another one, too, which may be broken off. What comes
 * twice is stored once. A tab that stays open hears the answer, and goes on as after any other request.
 */
function leave(batches: EventBatches): BatchStep {
  const { events = [], failures = 0 } = batches.batch ?? {};
  const room = MOST_AT_ONCE - events.length;
  const taken = batches.waiting.slice(0, room);
  const all = [...events, ...taken];
  const hasGone = batches.onItsWay?.outlivesTab === true && taken.length === 0;
  if (all.length === 0 || hasGone) return stay(batches);
  const waiting = batches.waiting.slice(taken.length);
  return post({ ...batches, waiting, batch: { events: all, failures } }, true);
}
