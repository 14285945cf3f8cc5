import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Proof } from './proof.ts';

/** Where the runs lie from which docs/trust.md is written. */
const FOLDER = join(import.meta.dirname, '../../docs/trust');

const fileOf = ({ kind, name, database, planted }: Proof): string =>
  `${[kind, name, ...(database === null ? [] : [database]), ...(planted === null ? [] : ['planted'])].join('-')}.json`;

/** Keeps a run in place of the last one of its kind. */
export async function keepProof(proof: Proof, folder = FOLDER): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, fileOf(proof)), `${JSON.stringify(proof, null, 2)}\n`);
}

/** Every run that was kept. */
export async function readProofs(folder = FOLDER): Promise<Proof[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.json')).toSorted();
  return Promise.all(files.map(async (file) => fromJson(await readFile(join(folder, file), 'utf8'))));
}

/** JSON knows no NaN, which says that something was not measured: it comes back as null. */
function fromJson(text: string): Proof {
  const proof = JSON.parse(text) as Proof;
  return {
    ...proof,
    database: proof.database ?? null,
    figures: proof.figures.map((figure) => ({ ...figure, value: figure.value ?? Number.NaN })),
  };
}
