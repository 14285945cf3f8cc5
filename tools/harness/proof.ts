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
  /** Told where the gate is missed: what was measured that explains it. */
  readonly why?: string;
}

/** What a run showed. It is told on the screen, as one line of JSON, and kept for docs/trust.md. */
export interface Proof {
  readonly kind: 'drill' | 'bench';
  readonly name: string;
  readonly seed: number;
  /** The small form runs with the tests; its figures say less. */
  readonly small: boolean;
  /** The defect that was planted to see whether it is caught. */
  readonly planted: string | null;
  /** The database that was asked for; null when the run chose, which is a separate server where it says nothing else. */
  readonly database: DatabaseKind | null;
  /** Of the start, ISO 8601. */
  readonly at: string;
  readonly seconds: number;
  readonly machine: Machine;
  readonly figures: readonly Figure[];
  /** Worth telling beside the figures: what was wrong, first. */
  readonly notes: readonly string[];
  /** Every gate holds. */
  readonly pass: boolean;
}

/** How a run was asked for. */
export interface ProofOptions {
  readonly seed: number;
  readonly small: boolean;
  /** Plant the defect that this run is to catch. */
  readonly plant: boolean;
  /** Undefined when the run may choose. */
  readonly database?: DatabaseKind | undefined;
  /** Told of what goes on. */
  readonly tell: (line: string) => void;
  /** Every other option of the command line, such as `{ students: '500' }`. */
  readonly given: Readonly<Record<string, string>>;
}

/** What a drill or a benchmark hands over in the end. */
export interface Outcome {
  readonly figures: readonly Figure[];
  readonly notes?: readonly string[];
}

/** A drill or a benchmark. */
export interface Proving {
  /** In words, what `--plant` plants. */
  readonly defect: string | null;
  /** The database outlives a server that is killed, or its line can be cut: the embedded one has neither. */
  readonly needsServer?: true;
  readonly run: (options: ProofOptions) => Promise<Outcome>;
}

/** Opens an environment, works in it, and closes it whatever happens. */
export async function using<Environment extends { close(): Promise<void> }, T>(
  opening: Promise<Environment>,
  work: (environment: Environment) => Promise<T>,
): Promise<T> {
  const environment = await opening;
  try {
    return await work(environment);
  } finally {
    await environment.close();
  }
}

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
export const SMALL_RUN: ProofOptions = { seed: 1, small: true, plant: false, tell: () => {}, given: {} };

/** Runs and judges. A run without a gate proves nothing, and does not pass. */
export async function prove(
  what: Pick<Proof, 'kind' | 'name'>,
  { defect, run }: Proving,
  options: ProofOptions,
): Promise<Proof> {
  const at = new Date();
  const { figures, notes = [] } = await run(options);
  return {
    ...what,
    seed: options.seed,
    small: options.small,
    planted: options.plant ? defect : null,
    database: options.database ?? null,
    at: at.toISOString(),
    seconds: Math.round((Date.now() - at.getTime()) / 100) / 10,
    machine: describeMachine(),
    figures,
    notes,
    pass: figures.some(({ gate }) => gate !== undefined) && missedOf(figures).length === 0,
  };
}
