import { useState } from 'react';
import { Button } from '#platform/ui/web/button.tsx';
import { ProblemNote } from '#platform/ui/web/problem-note.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';
import { saveCsv } from './save-csv.ts';

/** Why a table could not be fetched whole, in a sentence. */
export interface CsvTrouble {
  readonly trouble: string;
}

interface CsvButtonProps {
  /** The caption of the table, for those who listen: several tables of a page have such a button. */
  readonly of: string;
  /** What the file is called, such as "Report - Room 12". */
  readonly name: string;
  /** The table, as `toCsv` writes it; of one that comes in pages all of them are fetched first. */
  readonly csv: () => string | Promise<string | CsvTrouble>;
}

/** Saves a table as a file for a spreadsheet; not on paper. */
export function CsvButton({ of, name, csv }: CsvButtonProps) {
  const [pending, setPending] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const save = async () => {
    const made = await csv();
    if (typeof made === 'string') saveCsv(made, name);
    else setTrouble(made.trouble);
  };
  const start = () => {
    setTrouble(null);
    setPending(true);
    void save().finally(() => setPending(false));
  };
  return (
    <Stack gap={8}>
      <div>
        <Button aria-label={`Download as CSV: ${of}`} pending={pending} onClick={start}>
          Download as CSV
        </Button>
      </div>
      <ProblemNote words={trouble} />
    </Stack>
  );
}
