/**
 * Runs a benchmark by name: `npm run bench -- adaptive --seed 1`. The exit status is 1 when it misses a limit,
 * 2 when there is no such benchmark.
 */
import { runProving } from './proving/command.ts';
import type { Proving } from './proving/proof.ts';

export type Bench = { readonly main: (args: readonly string[]) => Promise<number> };

const BENCHES: Readonly<Record<string, () => Promise<Bench>>> = {
  adaptive: () => import('./bench/adaptive/main.ts'),
  answers: async () => asBench('answers', (await import('./bench/answers/answers.ts')).answers),
  bell: async () => asBench('bell', (await import('./bench/bell/bell.ts')).bell),
  growth: async () => asBench('growth', (await import('./bench/growth/growth.ts')).growth),
};

/** A benchmark whose figures stand in docs/trust.md. */
const asBench = (name: string, proving: Proving): Bench => ({
  main: (args) => runProving({ kind: 'bench', name }, proving, args),
});

const [name = '', ...args] = process.argv.slice(2);
const load = Object.hasOwn(BENCHES, name) ? BENCHES[name] : undefined;
if (load === undefined) {
  process.stderr.write(`Which benchmark? ${Object.keys(BENCHES).join(', ')}\n`);
  process.exitCode = 2;
} else {
  const { main } = await load();
  process.exitCode = await main(args);
}
