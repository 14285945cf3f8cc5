import { IconFileUpload } from '@tabler/icons-react';
import { useRef } from 'react';
import { Button } from '#platform/ui/web/button.tsx';
import { fileText } from './file-text.ts';

/** The largest list that is read, in bytes: far more than 500 names. */
const LARGEST = 200_000;

interface NamesFileProps {
  readonly onText: (text: string) => void;
  readonly onError: (sentence: string) => void;
}

/** Takes the names from a text or CSV file. The file is read here and not sent anywhere. */
export function NamesFile({ onText, onError }: NamesFileProps) {
  const input = useRef<HTMLInputElement>(null);
  const read = async (file: File) => {
    if (file.size > LARGEST) return onError('This file is too large. Choose a CSV or text file with names.');
    const text = fileText(new Uint8Array(await file.arrayBuffer()));
    // A spreadsheet's own format is no text.
    if (text.includes('\u0000') || text.startsWith('PK'))
      return onError('This is not a CSV or text file. In your spreadsheet, save the list as CSV.');
    onText(text);
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".csv,.txt,.tsv,text/csv,text/plain"
        hidden
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // The same file can be chosen again.
          currentTarget.value = '';
          if (file) void read(file);
        }}
      />
      <Button icon={<IconFileUpload size={20} aria-hidden />} onClick={() => input.current?.click()}>
        Choose a CSV file
      </Button>
    </>
  );
}
