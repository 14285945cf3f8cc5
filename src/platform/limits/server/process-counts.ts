import type { RateLimit } from '#platform/endpoint/contract/endpoint.ts';

/** Counts uses in this process alone, in fixed windows. */
export interface ProcessCounts {
  /** Counts one more in the window that `now` falls in and says how many that makes. */
  countOne(name: string, limit: RateLimit, now: Date): number;
}

interface Count {
  used: number;
  readonly endsAt: number;
}

/** Counts whose window is over are forgotten so often, in milliseconds. */
const FORGET_EVERY = 60_000;

export function createProcessCounts(): ProcessCounts {
  const counts = new Map<string, Count>();
  let forgottenAt = 0;
  const forgetEnded = (nowMs: number) => {
    for (const [name, { endsAt }] of counts) if (endsAt <= nowMs) counts.delete(name);
    forgottenAt = nowMs;
  };
  return {
    countOne(name, { seconds }, now) {
      const nowMs = now.getTime();
      if (nowMs >= forgottenAt + FORGET_EVERY) forgetEnded(nowMs);
      const found = counts.get(name);
      if (found && found.endsAt > nowMs) return ++found.used;
      const length = seconds * 1000;
      counts.set(name, { used: 1, endsAt: Math.floor(nowMs / length) * length + length });
      return 1;
    },
  };
}
