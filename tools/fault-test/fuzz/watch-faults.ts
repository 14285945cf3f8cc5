/** Errors that would end a server: uncaught exceptions, and rejections without a handler. */
export interface FaultWatch {
  readonly count: number;
  /** The first ones. */
  readonly samples: readonly string[];
  stop(): void;
}

const SAMPLES = 3;
const KINDS = ['uncaughtException', 'unhandledRejection'] as const;

/** Counts them from now on instead of ending this process. */
export function watchFaults(): FaultWatch {
  let count = 0;
  const samples: string[] = [];
  const note = (fault: unknown) => {
    count += 1;
    if (samples.length < SAMPLES)
      samples.push(fault instanceof Error ? (fault.stack ?? fault.message) : String(fault));
  };
  for (const kind of KINDS) process.on(kind, note);
  return {
    get count() {
      return count;
    },
    samples,
    stop() {
      for (const kind of KINDS) process.off(kind, note);
    },
  };
}
