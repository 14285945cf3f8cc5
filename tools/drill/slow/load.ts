import type { DeviceReply } from '../../proving/devices.ts';
import type { Duty, Met } from './call-log.ts';
import type { Pupil } from './pupils.ts';
import type { Visitor } from './visitors.ts';

export interface LoadPlan {
  readonly pupils: readonly Pupil[];
  /** Sent whatever becomes of those before, as long as a pupil is free. */
  readonly answersPerSecond: number;
  readonly visitors: readonly Visitor[];
  /** Told of every call when it has ended. */
  readonly met: (met: Met) => void;
}

export interface Load {
  /** Answers that could not be sent because no pupil was free. */
  readonly missed: number;
  /** Sends no more and waits for what is on its way. */
  stop(): Promise<void>;
}

const TICK = 10;

/** Sends everything at its pace, each call on its own. */
export function startLoad({ pupils, answersPerSecond, visitors, met }: LoadPlan): Load {
  const began = performance.now();
  const onTheWay = new Set<Promise<void>>();
  const sent = new Map<Visitor | 'answers', number>();
  let missed = 0;
  let at = 0;

  const follow = async (kind: string, dutyNow: () => Duty | null, call: Promise<DeviceReply>) => {
    const duty = dutyNow();
    const reply = await measure(call);
    // What is right may have changed on the way.
    if (duty !== null && duty === dutyNow()) met({ kind, duty, ...reply });
  };
  const track = (...what: Parameters<typeof follow>) => {
    const done = follow(...what).finally(() => onTheWay.delete(done));
    onTheWay.add(done);
  };
  const sendAnswer = () => {
    const now = performance.now();
    for (let tried = 0; tried < pupils.length; tried++) {
      const pupil = pupils[at++ % pupils.length];
      if (pupil?.isFree(now)) return track('answer', () => 'serve', pupil.answer());
    }
    missed += 1;
  };
  const due = (what: Visitor | 'answers', perSecond: number): number => {
    const all = Math.floor(((performance.now() - began) / 1000) * perSecond);
    const more = all - (sent.get(what) ?? 0);
    sent.set(what, all);
    return more;
  };
  const timer = setInterval(() => {
    for (let n = due('answers', answersPerSecond); n > 0; n--) sendAnswer();
    for (const visitor of visitors)
      for (let n = due(visitor, visitor.perSecond); n > 0; n--)
        track(visitor.kind, visitor.duty, visitor.send());
  }, TICK);

  return {
    get missed() {
      return missed;
    },
    async stop() {
      clearInterval(timer);
      while (onTheWay.size > 0) await Promise.all(onTheWay);
    },
  };
}

/** A broken connection is an answer too: status 0. */
export async function measure(
  call: Promise<DeviceReply>,
): Promise<Pick<Met, 'status' | 'text' | 'retryAfter' | 'milliseconds'>> {
  const began = performance.now();
  try {
    return await call;
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    return { status: 0, text, retryAfter: null, milliseconds: performance.now() - began };
  }
}
