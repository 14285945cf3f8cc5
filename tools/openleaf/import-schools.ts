import { type ImportReport, importSchools } from '#features/schools/server/public.ts';
import { CsvError } from '#platform/csv/core/csv-reader.ts';
import { wholeNumber } from '#platform/wording/core/figures.ts';
import { type Command, done, type Outcome, refused } from './command.ts';

/** Rows between two lines of progress. */
const SAID_EVERY = 20_000;

/** Such as `import schools schools.csv`. */
export const importSchoolsCommand: Command = {
  name: 'import schools',
  takes: ['FILE'],
  help: 'Reads a list of schools (CSV): a public file of the NCES, or any with columns name, city, state, country, lat, lon. Importing it again changes only what is otherwise in it.',
  async run({ database: { db }, given: [file = ''], terminal, now }) {
    let said = 0;
    const onProgress = (rows: number) => {
      if (rows < said + SAID_EVERY) return;
      said = rows;
      terminal.say(`${rows.toLocaleString('en')} rows`);
    };
    try {
      const report = await importSchools(db, file, { now, onProgress });
      return report === null
        ? refused(`${file} has no line of titles with at least "name" and "city". Nothing was imported.`)
        : outcomeOf(report);
    } catch (error) {
      if (error instanceof CsvError)
        return refused(
          `${error.message} What stands before it is imported; mend the file and import it again.`,
        );
      const code = error instanceof Error && 'code' in error ? error.code : undefined;
      if (code === 'ENOENT' || code === 'EISDIR' || code === 'EACCES')
        return refused(`${file} cannot be read.`);
      throw error;
    }
  },
};

function outcomeOf({ rows, added, changed, joined, faults, faulty }: ImportReport): Outcome {
  const named = faults.map(({ line, fault }) => `Line ${line}: ${fault}.`);
  const more =
    faulty > faults.length
      ? [`… and ${wholeNumber(faulty - faults.length)} more rows that are no school.`]
      : [];
  const sentences = [
    `${wholeNumber(rows)} rows: ${wholeNumber(added)} schools are new, ${wholeNumber(changed)} have changed, ${wholeNumber(faulty)} rows are no school.`,
    ...(joined > 0 ? [`${wholeNumber(joined)} schools that teachers had named are on the list now.`] : []),
  ];
  const outcome = done(sentences.join(' '));
  return faulty === 0 ? outcome : { ...outcome, report: [...named, ...more].join('\n') };
}
