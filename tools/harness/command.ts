import { parseArgs } from 'node:util';
import { databaseKind } from './database-kind.ts';
import { type Proof, type ProofOptions, type Proving, prove } from './proof.ts';
import { keepProof } from './proof-files.ts';
import { proofText } from './proof-text.ts';
import { UsageError } from './usage-error.ts';

/** Options that every drill and benchmark has; all others go to it as they are. */
const OPTIONS = {
  seed: { type: 'string', default: '1' },
  small: { type: 'boolean', default: false },
  plant: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  record: { type: 'boolean', default: false },
  database: { type: 'string' },
} as const;

/**
 * One run from the command line: `--seed n`, `--small` (the form that runs with the tests), `--plant` (with the defect
 * that it is to catch), `--json` (one line), `--record` (for docs/trust.md), `--database=embedded` or `separate`.
 * @returns the exit status, 1 when a gate is missed.
 * @throws UsageError on a seed that is no whole number, and on a database that the run cannot have.
 */
export async function runProving(
  what: Pick<Proof, 'kind' | 'name'>,
  proving: Proving,
  args: readonly string[],
): Promise<number> {
  const { values } = parseArgs({ args: [...args], options: OPTIONS, strict: false });
  const { seed, small, plant, json, record, database, ...given } = values;
  const options: ProofOptions = {
    seed: Number(seed),
    small: small === true,
    plant: plant === true,
    database: database === undefined ? undefined : databaseKind(String(database)),
    tell: (line) => process.stderr.write(`  ${line}\n`),
    given: Object.fromEntries(Object.entries(given).map(([name, value]) => [name, String(value)])),
  };
  if (!Number.isSafeInteger(options.seed)) throw new UsageError(`--seed ${seed}: a whole number is needed`);
  if (options.plant && proving.defect === null) throw new UsageError(`${what.name} has no defect to plant`);
  if (options.database === 'embedded' && proving.needsServer)
    throw new UsageError(`${what.name} needs a separate database server`);
  const proof = await prove(what, proving, options);
  if (record === true) await keepProof(proof);
  process.stdout.write(`${json === true ? JSON.stringify(proof) : proofText(proof)}\n`);
  return proof.pass ? 0 : 1;
}
