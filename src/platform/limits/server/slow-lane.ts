import { setTimeout } from 'node:timers/promises';

/** Makes callers who used up an allowance slow instead of shutting them out. Guards this process alone. */
export interface SlowLane {
  /** Waits for the pause; false, at once, when so many of this name are waiting already. */
  pass(name: string): Promise<boolean>;
}

/** @param lane.pause how long each waits, in milliseconds. @param lane.most how many of one name wait at a time. */
export function createSlowLane({ pause, most }: { readonly pause: number; readonly most: number }): SlowLane {
  const waiting = new Map<string, number>();
  const leave = (name: string) => {
    const others = (waiting.get(name) ?? 1) - 1;
    if (others === 0) waiting.delete(name);
    else waiting.set(name, others);
  };
  return {
    async pass(name) {
      const before = waiting.get(name) ?? 0;
      if (before >= most) return false;
      waiting.set(name, before + 1);
      await setTimeout(pause);
      leave(name);
      return true;
    },
  };
}
