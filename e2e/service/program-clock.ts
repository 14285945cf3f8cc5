/**
 * Loaded into the program before its own code (`node --import`): its wall clock with a lever, so that a child can read
 * for half a minute without anybody waiting. The program itself is the real one and knows nothing of this.
 */
const WallClock = Date;
let ahead = 0;

globalThis.Date = class extends WallClock {
  constructor(...given: [] | ConstructorParameters<DateConstructor>) {
    if (given.length === 0) super(WallClock.now() + ahead);
    else super(...given);
  }
  static override now(): number {
    return WallClock.now() + ahead;
  }
} as DateConstructor;

/** Each message is a number of seconds that pass; the answer says that they have. */
process.on('message', (seconds: number) => {
  ahead += seconds * 1000;
  process.send?.(ahead);
});
