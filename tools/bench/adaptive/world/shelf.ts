import type { Level } from '#features/progress/core/scale.ts';
import { CANDIDATES } from '#features/progress/core/steady-constants.ts';
import type { Bank, BankPassage } from './bank.ts';
import type { RandomStream } from './random.ts';

/** What one student has read of a bank, and random passages of the rest. */
export class Shelf {
  readonly #bank: Bank;
  readonly #random: RandomStream;
  readonly #read = new Set<number>();

  constructor(bank: Bank, random: RandomStream) {
    this.#bank = bank;
    this.#random = random;
  }

  /** Up to 12 different random passages of these levels: unread ones, or read ones where all were read. */
  draw(levels: readonly Level[]): readonly BankPassage[] {
    const pool = levels.map((level) => this.#bank.byLevel[level - 1]!);
    const unread = this.#unreadOf(pool);
    if (unread !== null) return this.#sample(unread.length, (n) => unread[n]!);
    const each = pool[0]!.length;
    const at = (n: number) => pool[Math.floor(n / each)]![n % each]!;
    return this.#sample(pool.length * each, at, this.#read);
  }

  take(passage: BankPassage): void {
    this.#read.add(passage.index);
  }

  /** The unread passages as a list, where so few are left that looking for one at random would take long. */
  #unreadOf(pool: readonly (readonly BankPassage[])[]): readonly BankPassage[] | null {
    const size = pool.reduce((sum, passages) => sum + passages.length, 0);
    if (2 * (this.#read.size + CANDIDATES) < size) return null;
    const unread = pool.flatMap((passages) => passages.filter(({ index }) => !this.#read.has(index)));
    return unread.length === 0 ? pool.flat() : unread;
  }

  #sample(size: number, at: (n: number) => BankPassage, without?: ReadonlySet<number>): BankPassage[] {
    const drawn: BankPassage[] = [];
    const wanted = Math.min(CANDIDATES, size);
    while (drawn.length < wanted) {
      const passage = at(this.#random.integer(0, size - 1));
      if (!without?.has(passage.index) && !drawn.includes(passage)) drawn.push(passage);
    }
    return drawn;
  }
}
