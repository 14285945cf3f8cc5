/**
 * Seeded chance (sfc32 by Chris Doty-Humphrey, PractRand). Every student and every bank has a stream of its own, so
 * that a figure does not depend on what else was run, or in which order.
 */
export class RandomStream {
  readonly #state: Uint32Array;
  #spare: number | null = null;

  /** @param path names the stream: the seed first, then what it is for. */
  constructor(...path: readonly (string | number)[]) {
    this.#state = hash(path.join('/'));
    for (let warmUp = 0; warmUp < 12; warmUp++) this.uniform();
  }

  /** Uniform, 0 <= r < 1. */
  readonly uniform = (): number => {
    const s = this.#state;
    const sum = (s[0]! + s[1]! + s[3]!) | 0;
    s[3] = s[3]! + 1;
    s[0] = s[1]! ^ (s[1]! >>> 9);
    s[1] = s[2]! + (s[2]! << 3);
    s[2] = ((s[2]! << 21) | (s[2]! >>> 11)) + sum;
    return (sum >>> 0) / 2 ** 32;
  };

  /** Normal, by the polar method of Marsaglia, which makes two at a time. */
  normal(mean: number, sd: number): number {
    if (this.#spare !== null) {
      const spare = this.#spare;
      this.#spare = null;
      return mean + sd * spare;
    }
    let x: number;
    let y: number;
    let square: number;
    do {
      x = 2 * this.uniform() - 1;
      y = 2 * this.uniform() - 1;
      square = x * x + y * y;
    } while (square >= 1 || square === 0);
    const stretch = Math.sqrt((-2 * Math.log(square)) / square);
    this.#spare = y * stretch;
    return mean + sd * x * stretch;
  }

  /** Lognormal with this median; `sd` is that of the natural logarithm. */
  lognormal(median: number, sd: number): number {
    return median * Math.exp(this.normal(0, sd));
  }

  /** A whole number, low <= n <= high. */
  integer(low: number, high: number): number {
    return low + Math.floor(this.uniform() * (high - low + 1));
  }

  /** One of the values, all alike likely. */
  oneOf<T>(values: readonly T[]): T {
    return values[this.integer(0, values.length - 1)]!;
  }
}

/** 128 bits of a name: four runs of FNV-1a from different starts, each finished as MurmurHash3 does. */
function hash(name: string): Uint32Array {
  return Uint32Array.from([0x811c9dc5, 0x9e3779b9, 0x243f6a88, 0xb7e15162], (start) => {
    let h = start;
    for (let index = 0; index < name.length; index++) h = Math.imul(h ^ name.charCodeAt(index), 0x01000193);
    h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
    h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
    return (h ^ (h >>> 16)) >>> 0;
  });
}
