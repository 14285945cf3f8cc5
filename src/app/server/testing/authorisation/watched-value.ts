/** Tells whether something is otherwise after a call. */
export interface WatchedValue {
  /** Before a call. It reads only what the look after the last call has not. */
  begin(): Promise<void>;
  /** After a call. */
  hasChanged(): Promise<boolean>;
  /** After a call that nobody looked at. */
  forget(): void;
}

/** Watches what `read` returns over many calls, each of which costs one reading. */
export function watchValue(read: () => Promise<string>): WatchedValue {
  let known: string | null = null;
  return {
    async begin() {
      known ??= await read();
    },
    async hasChanged() {
      const before = known;
      known = await read();
      return known !== before;
    },
    forget() {
      known = null;
    },
  };
}
