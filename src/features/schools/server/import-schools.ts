import { createReadStream } from 'node:fs';
import { type CsvRow, createCsvReader } from '#platform/csv/core/csv-reader.ts';
import type { Db } from '#platform/db/server/database.ts';
import { columnsOf, type ListColumns } from '../core/list-columns.ts';
import { type ListedSchool, listedSchool } from '../core/listed-school.ts';
import { placeKeyOf, schoolWords } from '../core/school-words.ts';
import { stateNameOf } from '../core/us-states.ts';
import {
  deleteListedAgain,
  lockNamedSchools,
  moveToListedSchools,
  readyToSearch,
  upsertListedSchools,
} from './import-queries.ts';
import { insertWords } from './schools-queries.ts';

/** Rows of one statement. */
const TOGETHER = 5000;
/** The titles are on one of the first lines; some public files begin with a few about the file. */
const LINES_BEFORE_TITLES = 20;
/** Rows that are no school and are named; of more only the number is told. */
const MOST_NAMED_FAULTS = 100;

/** What an import has done. */
export interface ImportReport {
  /** Rows below the titles. */
  readonly rows: number;
  readonly added: number;
  readonly changed: number;
  /** Teachers' own schools that are on the list now. */
  readonly joined: number;
  /** Rows that are no school, the first hundred of them. */
  readonly faults: readonly { readonly line: number; readonly fault: string }[];
  readonly faulty: number;
}

interface ImportOptions {
  readonly now: Date;
  /** Called after each statement, with the rows read so far. */
  readonly onProgress?: (rows: number) => void;
}

/**
 * Reads a list of schools from a file (CSV) piece by piece, and writes thousands with one statement. Importing the same list again changes
 * nothing, and a newer one what is otherwise in it.
 * @returns null where no line of the file names a column of names and one of cities.
 * @throws CsvError, and what the file system says of a file that cannot be read.
 */
export async function importSchools(
  db: Db,
  file: string,
  { now, onProgress = () => {} }: ImportOptions,
): Promise<ImportReport | null> {
  const done = { rows: 0, added: 0, changed: 0, faulty: 0 };
  const faults: { line: number; fault: string }[] = [];
  let columns: ListColumns | null = null;
  let before = 0;
  let batch = new Map<string, ListedSchool>();
  const write = async () => {
    const { added, changed } = await writeSchools(db, [...batch.values()], now);
    done.added += added;
    done.changed += changed;
    batch = new Map();
    onProgress(done.rows);
  };
  for await (const { line, cells } of rowsOf(file)) {
    if (columns === null) {
      columns = columnsOf(cells.map(decoded));
      if (columns === null && ++before >= LINES_BEFORE_TITLES) return null;
      continue;
    }
    done.rows++;
    const school = listedSchool(columns, cells.map(decoded));
    if ('fault' in school) {
      done.faulty++;
      if (faults.length < MOST_NAMED_FAULTS) faults.push({ line, fault: school.fault });
      continue;
    }
    batch.set(`${school.source} ${school.sourceKey}`, school);
    if (batch.size >= TOGETHER) await write();
  }
  if (columns === null) return null;
  await write();
  const joined = await db.transaction().execute(async (tx) => {
    await lockNamedSchools(tx);
    await moveToListedSchools(tx);
    return deleteListedAgain(tx);
  });
  await readyToSearch(db);
  return { ...done, joined, faults };
}

async function* rowsOf(file: string): AsyncGenerator<CsvRow> {
  const { push, end } = createCsvReader();
  // Byte for byte: which bytes are which letters is found out cell by cell.
  for await (const piece of createReadStream(file, { encoding: 'latin1' })) yield* push(piece as string);
  yield* end();
}

const utf8 = new TextDecoder('utf-8', { fatal: true });
const western = new TextDecoder('windows-1252');
// oxlint-disable-next-line no-control-regex
const ONLY_ASCII = /^[\0-\x7f]*$/;

/** A cell that was read byte by byte: in UTF-8, or where it is none in the encoding of older public files. */
function decoded(cell: string): string {
  if (ONLY_ASCII.test(cell)) return cell;
  const bytes = Buffer.from(cell, 'latin1');
  try {
    return utf8.decode(bytes);
  } catch {
    return western.decode(bytes);
  }
}

async function writeSchools(db: Db, schools: readonly ListedSchool[], now: Date) {
  if (schools.length === 0) return { added: 0, changed: 0 };
  const words = schools.map((school) => schoolWords(school, stateNameOf(school.country, school.state)));
  const column = <K extends keyof ListedSchool>(name: K) => schools.map((school) => school[name]);
  return db.transaction().execute(async (tx) => {
    await insertWords(tx, { words: [...new Set(words.flat())].toSorted() });
    const [counts] = await upsertListedSchools(tx, {
      sources: column('source'),
      sourceKeys: column('sourceKey'),
      names: column('name'),
      districts: column('district'),
      streets: column('street'),
      cities: column('city'),
      states: column('state'),
      countries: column('country'),
      zips: column('zip'),
      latitudes: column('latitude'),
      longitudes: column('longitude'),
      placeKeys: schools.map(placeKeyOf),
      words: words.map((each) => each.join(' ')),
      now,
    });
    return counts ?? { added: 0, changed: 0 };
  });
}
