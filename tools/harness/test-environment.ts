import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { type Database, openDatabase } from '#platform/db/server/database.ts';
import type { DatabaseKind } from './database-kind.ts';
import { guestAccount } from './guest-account.ts';
import { makeScreens, type OpenleafProcess, startOpenleaf } from './openleaf-process.ts';
import type { RunOptions } from './report.ts';
import { makeSchool, type School, type SchoolPlan, type SchoolStudent } from './school.ts';
import { makeTestDatabase, type TestDatabase } from './test-database.ts';

const BUILT_SCREENS = join(import.meta.dirname, '../../dist/web');
/** With which a run looks at the database beside the servers. */
const CONNECTIONS = 8;

export interface ServerOptions {
  /** Variables beside those of the environment. */
  readonly env?: Readonly<Record<string, string>>;
  /** Options of its Node, such as `--cpu-prof`. */
  readonly execArgv?: readonly string[];
}

/** A database with a school, and the server processes that run on it, for one run or several. */
export class TestEnvironment {
  readonly storage: TestDatabase;
  readonly #closing = new AsyncDisposableStack();
  #school: School | undefined;
  #taken = 0;
  #screens: string | undefined;
  #database: Database | undefined;

  private constructor(storage: TestDatabase) {
    this.storage = storage;
    this.defer(() => storage.remove());
  }

  /** Makes the database, and the school where there is a plan for one. */
  static async open(kind: DatabaseKind | undefined, plan?: SchoolPlan): Promise<TestEnvironment> {
    const environment = new TestEnvironment(await makeTestDatabase(kind));
    try {
      if (plan) environment.#school = await environment.addSchool(plan);
      return environment;
    } catch (error) {
      await environment.close();
      throw error;
    }
  }

  /** The school of the plan. */
  get school(): School {
    if (!this.#school) throw new Error('This environment was opened without a school.');
    return this.#school;
  }

  /** One more school. An embedded database must not have a server yet. */
  addSchool(plan: SchoolPlan): Promise<School> {
    return this.storage.work((database) => makeSchool(database, plan));
  }

  /** Students of the school who have done nothing yet. */
  take(count: number): SchoolStudent[] {
    const taken = this.school.students.slice(this.#taken, this.#taken + count);
    this.#taken += count;
    if (taken.length < count) throw new RangeError('The school has no more students.');
    return taken;
  }

  /** The variables with which a server runs here. */
  async serverEnv(): Promise<Record<string, string>> {
    this.#screens ??= await makeScreens(this.storage.folder);
    return { ...this.storage.env, OPENLEAF_WEB_FOLDER: this.#screens };
  }

  /** Serves the real screens from now on. @throws Error when they are not built. */
  async useBuiltScreens(): Promise<void> {
    const screens = process.env['OPENLEAF_WEB_FOLDER'] ?? BUILT_SCREENS;
    await access(join(screens, 'index.html')).catch(() => {
      throw new Error(
        `The screens are not built: ${screens} is missing. Please run: node tools/bootstrap/build.mjs`,
      );
    });
    this.#screens = screens;
  }

  /** Starts a server, which ends with the environment if nothing ends it before. An embedded database belongs to the first. */
  async startServer({ env = {}, execArgv = [] }: ServerOptions = {}): Promise<OpenleafProcess> {
    return this.#start(env, { execArgv });
  }

  /** Starts another server on the database that runs already: an embedded one belongs to the first, and lets this one in. */
  async startServerBeside({ env = {} }: Pick<ServerOptions, 'env'> = {}): Promise<OpenleafProcess> {
    const url = this.storage.url();
    return this.#start({ ...env, DATABASE_URL: url }, { account: await guestAccount(url) });
  }

  async #start(
    env: Readonly<Record<string, string>>,
    options: Parameters<typeof startOpenleaf>[1],
  ): Promise<OpenleafProcess> {
    const server = await startOpenleaf({ ...(await this.serverEnv()), ...env }, options);
    this.defer(() => server.end('SIGTERM'));
    return server;
  }

  /** Looks at the database beside the servers; an embedded one is there while its server runs. */
  get database(): Database {
    if (!this.#database) {
      this.#database = openDatabase({
        url: this.storage.url(),
        connections: CONNECTIONS,
        onIdleError: () => {},
      });
      this.defer(() => this.disconnect());
    }
    return this.#database;
  }

  /** Closes the connections of `database`, so that an embedded one can end; the next use opens others. */
  async disconnect(): Promise<void> {
    const database = this.#database;
    this.#database = undefined;
    await database?.close();
  }

  /** Is done when the environment closes, before what was opened earlier is closed. */
  defer(close: () => unknown): void {
    this.#closing.defer(async () => void (await close()));
  }

  close(): Promise<void> {
    return this.#closing.disposeAsync();
  }
}

/** Opens the environment of a run, with what else the run needs in it; closes it again when that fails. */
export async function inNewEnvironment<T>(
  { database, seed }: Pick<RunOptions, 'database' | 'seed'>,
  plan: Omit<SchoolPlan, 'seed'>,
  prepare: (environment: TestEnvironment) => Promise<T>,
): Promise<T> {
  const environment = await TestEnvironment.open(database, { ...plan, seed });
  try {
    return await prepare(environment);
  } catch (error) {
    await environment.close();
    throw error;
  }
}
