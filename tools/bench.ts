/**
 * Runs a benchmark by name: `npm run bench -- adaptive --seed 1`. The exit status is 1 when it misses a limit,
 * 2 when there is no such benchmark.
 */
export type Bench = { readonly main: (args: readonly string[]) => Promise<number> };

const BENCHES: Readonly<Record<string, () => Promise<Bench>>> = {
  adaptive: () => import('./bench/adaptive/main.ts'),
};

const [name = '', ...args] = process.argv.slice(2);
const load = Object.hasOwn(BENCHES, name) ? BENCHES[name] : undefined;
if (load === undefined) {
  process.stderr.write(`Which benchmark? ${Object.keys(BENCHES).join(', ')}\n`);
  process.exitCode = 2;
} else {
  const { main } = await load();
  process.exitCode = await main(args);
}
