/** A leaf of an emblem: where it grows from the stem, where it points (degrees, 0 to the right), how long it is. */
export interface EmblemLeaf {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
  readonly length: number;
}

/** What an emblem is drawn from, in a square of 64 units. */
export interface EmblemShape {
  /** 1–4; five ranks share a frame: the open ground, a ring, a hexagon, a seal. */
  readonly tier: number;
  /** Outline of the frame as an SVG path; null on open ground. */
  readonly frame: string | null;
  readonly stemTop: number;
  readonly leaves: readonly EmblemLeaf[];
}

const RANKS_PER_TIER = 5;
const CENTRE = 32;

/** The place of the stem and how far its leaves reach; inside a frame there is less room. */
const OPEN = { ground: 56, top: 12, length: 24 };
const FRAMED = { ground: 51, top: 15, length: 20 };

/** The emblem of a rank 1–20: a plant that grows from one leaf to five, four times, each time in a richer frame. */
export function emblemShape(rankId: number): EmblemShape {
  const index = Math.min(19, Math.max(0, rankId - 1));
  const tier = Math.floor(index / RANKS_PER_TIER) + 1;
  const room = tier === 1 ? OPEN : FRAMED;
  const leaves = leavesOf((index % RANKS_PER_TIER) + 1, room);
  return { tier, frame: frameOf(tier), stemTop: Math.min(...leaves.map(({ y }) => y)), leaves };
}

/** A pair is two leaves at one height; an odd count ends with a leaf on the tip. */
function leavesOf(count: number, { ground, top, length }: typeof OPEN): EmblemLeaf[] {
  if (count === 1) return [{ x: CENTRE, y: ground - 14, angle: -52, length: length * 1.2 }];
  const pairs = Math.floor(count / 2);
  const height = ground - top;
  const heights = pairs === 1 ? [ground - height * 0.4] : [ground - height * 0.22, ground - height * 0.55];
  const sides = heights.flatMap((y) => [
    { x: CENTRE, y, angle: -38, length },
    { x: CENTRE, y, angle: -142, length },
  ]);
  const tip = {
    x: CENTRE,
    y: ground - height * (pairs === 1 ? 0.45 : 0.62),
    angle: -90,
    length: length * 0.9,
  };
  return count % 2 === 1 ? [...sides, tip] : sides;
}

function frameOf(tier: number): string | null {
  if (tier === 1) return null;
  if (tier === 2) return polygon(48, 29, 29);
  if (tier === 3) return polygon(6, 30, 30);
  return polygon(24, 31, 26.5);
}

/** A ring of points around the centre, every second one at the second radius: a polygon, a circle of many, a star. */
function polygon(points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: points }, (_, index) => {
    const angle = (2 * Math.PI * index) / points - Math.PI / 2;
    const radius = index % 2 === 0 ? outer : inner;
    return `${(CENTRE + radius * Math.cos(angle)).toFixed(1)} ${(CENTRE + radius * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${corners.join('L')}Z`;
}

/** A leaf's outline from its stalk at the origin to its tip, `length` to the right. */
export function leafPath(length: number): string {
  const width = length * 0.36;
  const [near, far] = [length * 0.25, length * 0.75];
  return `M0 0C${near} ${-width} ${far} ${-width} ${length} 0C${far} ${width} ${near} ${width} 0 0Z`;
}
