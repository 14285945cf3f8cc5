import { useState } from 'react';
import { TextField } from './fields.tsx';
import { useLatePress } from './use-late-press.ts';

interface SearchFieldProps {
  readonly label: string;
  /** What is searched for now; undefined for nothing. */
  readonly words: string | undefined;
  /** After a pause in typing: what was typed, undefined where that is nothing. */
  readonly onSearch: (words: string | undefined) => void;
}

/** Characters that a search takes. */
const LONGEST = 100;

/** A field that narrows a list while one types. */
export function SearchField({ label, words, onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useState(words ?? '');
  const later = useLatePress();
  return (
    <TextField
      name="q"
      type="search"
      label={label}
      value={typed}
      maxLength={LONGEST}
      onChange={(value) => {
        setTyped(value);
        later(() => onSearch(value.trim() === '' ? undefined : value.trim()));
      }}
    />
  );
}
