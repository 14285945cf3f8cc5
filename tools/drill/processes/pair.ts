import { makeScreens, type OpenleafProcess, startOpenleaf } from '../../proving/openleaf-process.ts';
import type { ProvingDatabase } from '../../proving/proving-database.ts';
import { openDeafConnection } from './deaf-connection.ts';

/** Two server processes on one database. */
export interface Pair {
  readonly origins: readonly [string, string];
  readonly ports: readonly [number, number];
  /** Ends one of them, by its place. @returns the milliseconds until it was gone. */
  end(place: number, signal: NodeJS.Signals): Promise<number>;
  /** Starts it again where it was. */
  startAgain(place: number): Promise<void>;
  close(): Promise<void>;
}

/** @param deaf the second one hears nothing of what the first one tells through the database. */
export async function startPair(database: ProvingDatabase, deaf: boolean): Promise<Pair> {
  const screens = await makeScreens(database.folder);
  const way = deaf ? await openDeafConnection(database.url()) : undefined;
  const env = { ...database.env, OPENLEAF_WEB_FOLDER: screens };
  const envs = [env, way === undefined ? env : { ...env, DATABASE_URL: way.url }];
  const processes: OpenleafProcess[] = [];
  const close = async () => {
    await Promise.all(processes.map((one) => one.end('SIGTERM')));
    await way?.close();
  };
  try {
    for (const each of envs) processes.push(await startOpenleaf(each));
  } catch (error) {
    await close();
    throw error;
  }
  const at = (place: number): OpenleafProcess => {
    const one = processes[place];
    if (one === undefined) throw new RangeError(`There is no server ${place}.`);
    return one;
  };
  return {
    origins: [at(0).origin, at(1).origin],
    ports: [at(0).port, at(1).port],
    async end(place, signal) {
      const began = performance.now();
      await at(place).end(signal);
      return performance.now() - began;
    },
    async startAgain(place) {
      processes[place] = await startOpenleaf({ ...envs[place], PORT: String(at(place).port) });
    },
    close,
  };
}
