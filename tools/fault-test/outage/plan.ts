import { seededBy } from '#features/library/core/seeded-random.ts';
import type { Direction } from '../../harness/network-proxy.ts';

/** What else happens while the network is away. */
export const INCIDENTS = ['nothing', 'reload', 'kill', 'logout', 'time-out'] as const;
export type Incident = (typeof INCIDENTS)[number];

/** One outage in the middle of one student's quiz. */
export interface Point {
  readonly number: number;
  readonly incident: Incident;
  readonly direction: Direction;
  /** Where, as a share of the bytes of a whole quiz: from 0 to 1. */
  readonly share: number;
  /** How long the network stays away after the cut, in milliseconds. */
  readonly away: number;
  /** Answers that the child gives meanwhile, as far as there are questions. */
  readonly more: number;
  /** Moves the page's own answers: which option of each question is chosen, as numbers from 0 to 1. */
  readonly choices: readonly number[];
}

/** Of 100 points, how many each incident gets. */
const SHARES: Readonly<Record<Incident, number>> = {
  nothing: 60,
  reload: 15,
  kill: 10,
  logout: 8,
  'time-out': 7,
};
/** Of the small form: the reply is lost with the second; an answer that is cut on its way up waits for the login. */
const SMALL: readonly (readonly [Incident, Direction])[] = [
  ['nothing', 'up'],
  ['nothing', 'down'],
  ['reload', 'up'],
  ['kill', 'up'],
];
const SHORTEST_AWAY_MS = 200;
const LONGEST_AWAY_MS = 3000;
const MAX_MORE = 2;
const CHOICES = 16;

export interface PlanSize {
  /** Of the long form; the small one has four, or one with the injected fault. */
  readonly count: number;
  readonly small: boolean;
  readonly injectFault: boolean;
  /** Every point has this incident. */
  readonly only?: Incident | undefined;
}

/** The same points for the same seed.  */
export function planPoints(seed: number, { count, small, injectFault, only }: PlanSize): Point[] {
  const random = seededBy(`outage ${seed}`);
  const many = small ? (injectFault ? 1 : SMALL.length) : count;
  return Array.from({ length: many }, (_, number) => {
    const drawn = {
      incident: only ?? incidentAt(random() * 100),
      direction: random() < 0.5 ? ('up' as const) : ('down' as const),
    };
    const [incident, direction] = (small ? SMALL[number] : undefined) ?? [drawn.incident, drawn.direction];
    return {
      number,
      incident,
      direction,
      share: random(),
      away: Math.round(SHORTEST_AWAY_MS + random() * ((small ? 600 : LONGEST_AWAY_MS) - SHORTEST_AWAY_MS)),
      more: Math.floor(random() * (MAX_MORE + 1)),
      choices: Array.from({ length: CHOICES }, random),
    };
  });
}

function incidentAt(drawn: number): Incident {
  let sum = 0;
  return INCIDENTS.find((incident) => (sum += SHARES[incident]) > drawn) ?? 'nothing';
}
