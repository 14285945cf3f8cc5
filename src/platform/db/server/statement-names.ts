/** Uses of a statement without a name after which it is worth being prepared. */
const WORTH = 4;
/** Statements without a name that are prepared at most; each takes some kilobytes of every connection. */
const MAX_STATEMENTS = 400;
/** Texts that are counted at most: those that never come again are forgotten with the others. */
const MAX_COUNTED = 2_000;
/** What such a statement returns changes with the table, which a prepared one must not. */
const ALL_COLUMNS = /(?:select|returning|,|\.)\s*\*/i;

/** The names that the program gives, by text: the same in every connection. */
const given = new Map<string, string>();
const taken = new Map<string, string>();

/**
 * Gives a statement the name under which connections prepare it.
 * @throws TypeError when another statement has the name, or the statement names no columns.
 */
export function giveName(text: string, name: string): void {
  const other = taken.get(name);
  if (other !== undefined && other !== text) throw new TypeError(`Two statements are called ${name}.`);
  if (ALL_COLUMNS.test(text)) throw new TypeError(`The statement ${name} names no columns.`);
  taken.set(name, text);
  given.set(text, name);
}

/** Finds the statements that come again and again, and names them. */
export class StatementNames {
  readonly #uses = new Map<string, number>();
  readonly #names = new Map<string, string>();

  /**
   * The name to prepare a statement under, always the same: its own, or one of ours; undefined while it is not worth one.
   * Counts a use.
   */
  of(text: string): string | undefined {
    return (
      given.get(text) ?? this.#names.get(text) ?? (this.#isWorthOne(text) ? this.#give(text) : undefined)
    );
  }

  #isWorthOne(text: string): boolean {
    if (this.#names.size >= MAX_STATEMENTS) return false;
    const uses = (this.#uses.get(text) ?? 0) + 1;
    if (uses >= WORTH && !ALL_COLUMNS.test(text)) return true;
    if (this.#uses.size >= MAX_COUNTED) this.#uses.clear();
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
