/** A rank by points; on the wire a "progress level" (specification, progress levels). */
export type Rank = {
  readonly rankId: number;
  readonly title: string;
  readonly minPoints: number;
  readonly maxPoints: number;
};

const LAST_MAX_POINTS = 1_000_000;

const STARTS: readonly (readonly [title: string, minPoints: number])[] = [
  ['Luminary', 0],
  ['Orienteer', 45],
  ['Tactician', 100],
  ['Analyst', 160],
  ['Innovator', 230],
  ['Naturalist', 310],
  ['Explorer', 400],
  ['Optimist', 500],
  ['Wayfarer', 625],
  ['Ascendant', 800],
  ['Chronologist', 1000],
  ['Decoder', 1250],
  ['Academic', 1700],
  ['Equilibrium', 2250],
  ['Forerunner', 3000],
  ['Prodigy', 4000],
  ['Virtuoso', 5500],
  ['Starling', 7500],
  ['Rocketeer', 10_000],
  ['Theorist', 15_000],
];

/** The 20 ranks, lowest first; each ends one point before the next begins. */
export const RANKS: readonly Rank[] = STARTS.map(([title, minPoints], index) => ({
  rankId: index + 1,
  title,
  minPoints,
  maxPoints: (STARTS[index + 1]?.[1] ?? LAST_MAX_POINTS + 1) - 1,
}));

/** The rank whose range contains the points; if none does, the first (specification, Level). */
export function rankOf(points: number): Rank {
  return RANKS.find((rank) => rank.minPoints <= points && points <= rank.maxPoints) ?? RANKS[0]!;
}

/** The first rank that begins above the points; null at the top (specification, Level). */
export function nextRank(points: number): Rank | null {
  return RANKS.find((rank) => rank.minPoints > points) ?? null;
}
