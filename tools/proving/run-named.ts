import { runProving } from './command.ts';
import type { Proof, Proving } from './proof.ts';

/** Each name with what it runs, loaded only when it is asked for. */
export type Provings = Readonly<Record<string, () => Promise<Proving>>>;

/** Runs the one that the command line names. */
export async function runNamed(kind: Proof['kind'], provings: Provings): Promise<void> {
  const [name = '', ...args] = process.argv.slice(2);
  const load = Object.hasOwn(provings, name) ? provings[name] : undefined;
  if (load === undefined) {
    process.stderr.write(`Which ${kind}? ${Object.keys(provings).join(', ')}\n`);
    process.exitCode = 2;
    return;
  }
  process.exitCode = await runProving({ kind, name }, await load(), args);
}
