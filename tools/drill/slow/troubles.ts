import type { DatabaseProxy } from './database-proxy.ts';
import { stopProcesses } from './stopped-processes.ts';

/** Something that happens to the database for a while. */
export interface Trouble {
  /** As it is called in the figures. */
  readonly name: string;
  readonly seconds: number;
  /** Whether the drill itself still reaches the database, past the line. */
  readonly reachable: boolean;
  /** @returns its end. */
  begin(): Promise<() => Promise<void>>;
}

/** What trust.md says of a slow database, in milliseconds. */
const SLOWER = 2_000;

interface Place {
  readonly proxy: DatabaseProxy;
  /** Of the database server's first process. */
  readonly postmaster: () => number;
}

const onTheLine = (
  { proxy }: Place,
  trouble: Pick<Trouble, 'name' | 'seconds'>,
  begin: () => void | Promise<void>,
  end = async () => proxy.heal(),
): Trouble => ({
  ...trouble,
  reachable: true,
  async begin() {
    await begin();
    return end;
  },
});

/** By the names under which they are chosen. */
export type TroubleKind = 'slow' | 'frozen' | 'stopped' | 'gone' | 'silent';

/** Makes one of the troubles, lasting so many seconds. */
export function troubleOf(kind: TroubleKind, seconds: number, place: Place): Trouble {
  const { proxy, postmaster } = place;
  switch (kind) {
    case 'slow':
      return onTheLine(place, { name: 'database 2 s slower', seconds }, () => proxy.delay(SLOWER));
    case 'frozen':
      return onTheLine(place, { name: 'line to the database frozen', seconds }, () => proxy.freeze());
    case 'gone':
      return onTheLine(place, { name: 'database gone', seconds }, () => proxy.cut());
    case 'silent':
      return onTheLine(
        place,
        { name: 'old connections silently dead', seconds },
        () => proxy.freeze(),
        async () => proxy.healForNewOnes(),
      );
    case 'stopped':
      return {
        name: 'database processes stopped',
        seconds,
        reachable: false,
        async begin() {
          const goOn = stopProcesses(postmaster());
          process.once('exit', goOn);
          return async () => {
            goOn();
            process.removeListener('exit', goOn);
          };
        },
      };
  }
}
