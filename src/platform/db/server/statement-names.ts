/** Uses of a statement after which it is worth being prepared. */
const WORTH = 4;
/** Statements that are prepared at most; each takes some kilobytes of every connection. */
const MAX_STATEMENTS = 400;
/** Texts that are counted at most: those that never come again are forgotten with the others. */
const MOST_COUNTED = 2_000;
/** What such a statement returns changes with the table, which a prepared one must not. */
const ALL_COLUMNS = /(?:select|returning|,|\.)\s*\*/i;

/** Finds the statements that come again and again, and names them. */
export class StatementNames {
  readonly #uses = new Map<string, number>();
  readonly #names = new Map<string, string>();

  /** The name to prepare a statement under, always the same; undefined while it is not worth one. Counts a use. */
  of(text: string): string | undefined {
    return this.#names.get(text) ?? (this.#isWorthOne(text) ? this.#give(text) : undefined);
  }

  #isWorthOne(text: string): boolean {
    if (this.#names.size >= MAX_STATEMENTS) return false;
    const uses = (this.#uses.get(text) ?? 0) + 1;
    if (uses >= WORTH && !ALL_COLUMNS.test(text)) return true;
    if (this.#uses.size >= MOST_COUNTED) this.#uses.clear();
    this.#uses.set(text, uses);
    return false;
  }

  #give(text: string): string {
    const name = `often-${this.#names.size + 1}`;
    this.#uses.delete(text);
    this.#names.set(text, name);
    return name;
  }
}
