import type { DatabaseKind } from './database-kind.ts';
import { describeMachine, type Machine } from './machine.ts';

/** What a figure must keep to: the gate decides, the aim is what we work towards. */
export interface Bound {
  readonly atMost?: number;
  readonly atLeast?: number;
}

/** One measured number. */
export interface Figure {
  /** Words of a school's IT person, such as "answers lost". */
  readonly name: string;
  readonly value: number;
  /** Such as `ms`, `answers/s`; empty for a count. */
  readonly unit: string;
  /** Missed, the run fails. */
  readonly gate?: Bound;
  readonly aim?: Bound;
  /** Shown where the gate is missed: what was measured that explains it. */
  readonly why?: string;
}

/** What a run showed. It is printed, as text or as one line of JSON, and recorded for docs/trust. */
export interface Report {
  readonly kind: 'fault-test' | 'bench';
  readonly name: string;
  readonly seed: number;
  /** The small form runs with the tests; its figures say less. */
  readonly small: boolean;
  /** The fault that was injected to see whether it is caught. */
  readonly injectedFault: string | null;
  /** The database that was asked for; null when the run chose, which is a separate server where it says nothing else. */
  readonly database: DatabaseKind | null;
  /** Of the start, ISO 8601. */
  readonly at: string;
  readonly seconds: number;
  readonly machine: Machine;
  readonly figures: readonly Figure[];
  /** What a reader needs beside the figures: what was wrong, first. */
  readonly notes: readonly string[];
  /** Every gate holds. */
  readonly pass: boolean;
}

/** How a run was asked for. */
export interface RunOptions {
  readonly seed: number;
  readonly small: boolean;
  /** Inject the fault that this run is to catch. */
  readonly injectFault: boolean;
  /** Undefined when the run may choose. */
  readonly database?: DatabaseKind | undefined;
  /** Shows what is going on. */
  readonly onProgress: (line: string) => void;
  /** Every other option of the command line, such as `{ students: '500' }`. */
  readonly given: Readonly<Record<string, string>>;
}

/** What a fault test or a benchmark hands over in the end. */
export interface Outcome {
  readonly figures: readonly Figure[];
  readonly notes?: readonly string[];
}

/** A fault test or a benchmark. */
export interface ReportedRun {
  /** In words, what `--inject-fault` injects. */
  readonly faultDescription: string | null;
  /** The database outlives a server that is killed, or its line can be cut: the embedded one has neither. */
  readonly needsServer?: true;
  readonly run: (options: RunOptions) => Promise<Outcome>;
}

/** Opens an environment, works in it, and closes it whatever happens. */
export async function using<Environment extends { close(): Promise<void> }, T>(
  opening: Environment | Promise<Environment>,
  work: (environment: Environment) => Promise<T>,
): Promise<T> {
  const environment = await opening;
  try {
    return await work(environment);
  } finally {
    await environment.close();
  }
}

/** A run in an environment of its own, which is also at hand for tests that have one open already. */
export const inEnvironment = <Environment extends { close(): Promise<void> }>(
  open: (options: RunOptions) => Promise<Environment>,
  runOn: (environment: Environment, options: RunOptions) => Promise<Outcome>,
) => ({
  runOn,
  run: (options: RunOptions): Promise<Outcome> =>
    using(open(options), (environment) => runOn(environment, options)),
});

/** The outcomes of several parts, one after the other. */
export const joinOutcomes = (outcomes: readonly Outcome[]): Outcome => ({
  figures: outcomes.flatMap(({ figures }) => figures),
  notes: outcomes.flatMap(({ notes = [] }) => notes),
});

export const keeps = ({ value }: Figure, { atMost, atLeast }: Bound): boolean =>
  !Number.isNaN(value) &&
  (atMost === undefined || value <= atMost) &&
  (atLeast === undefined || value >= atLeast);

/** The figures that do not keep to their gate. */
export const missedOf = (figures: readonly Figure[]): Figure[] =>
  figures.filter((figure) => figure.gate !== undefined && !keeps(figure, figure.gate));

/** The small form, as it runs with the tests. */
export const SMALL_RUN: RunOptions = {
  seed: 1,
  small: true,
  injectFault: false,
  onProgress: () => {},
  given: {},
};

/** Runs and judges. A run without a gate proves nothing, and does not pass. */
export async function runAndReport(
  what: Pick<Report, 'kind' | 'name'>,
  { faultDescription, run }: ReportedRun,
  options: RunOptions,
): Promise<Report> {
  const at = new Date();
  const { figures, notes = [] } = await run(options);
  return {
    ...what,
    seed: options.seed,
    small: options.small,
    injectedFault: options.injectFault ? faultDescription : null,
    database: options.database ?? null,
    at: at.toISOString(),
    seconds: Math.round((Date.now() - at.getTime()) / 100) / 10,
    machine: describeMachine(),
    figures,
    notes,
    pass: figures.some(({ gate }) => gate !== undefined) && missedOf(figures).length === 0,
  };
}
