import { Combobox, TextInput, useCombobox } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { keepPreviousData } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { gradeLabel } from '#features/classes/web/public.tsx';
import { searchTeaching, type TeachingFound } from '#features/overview/contract/teaching.ts';
import { levelWord } from '#features/progress/web/public.tsx';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { type Destination, linkTo } from '#platform/screens/core/address.ts';
import { classPage, passagePage, studentPage } from '#platform/screens/core/staff-addresses.ts';
import { Button } from '#platform/ui/web/button.tsx';
import { DEBOUNCE } from '#platform/ui/web/debounce.ts';
import { Dialog } from '#platform/ui/web/dialog.tsx';
import { count, wholeNumber } from '#platform/wording/core/figures.ts';
import styles from './search-palette.module.css';

/** One thing that was found, and where it is. */
interface Found {
  readonly key: string;
  readonly label: string;
  readonly about: string;
  readonly to: Destination;
}

/** Students, classes and passages by name, each with the way to it. */
export const foundGroups = ({ students, classes, passages }: TeachingFound): [string, Found[]][] => [
  [
    'Students',
    students.map(({ studentId: id, name, username, classNames }) => ({
      key: `student ${id}`,
      label: name,
      about: `${classNames.join(', ')} · ${username}`,
      to: linkTo(studentPage, { id }),
    })),
  ],
  [
    'Classes',
    classes.map(({ id, name, grade }) => ({
      key: `class ${id}`,
      label: name,
      about: gradeLabel(grade),
      to: linkTo(classPage, { id }),
    })),
  ],
  [
    'Passages',
    passages.map(({ versionId: id, title, level }) => ({
      key: `passage ${id}`,
      label: title,
      about: `Level ${levelWord(level)}`,
      to: linkTo(passagePage, { id }),
    })),
  ],
];

interface SearchPaletteProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** A field over the screen that finds students, classes and passages while one types. */
export const SearchPalette = ({ open, onClose }: SearchPaletteProps) => (
  <Dialog open={open} title="Search" onClose={onClose} actions={<Button onClick={onClose}>Close</Button>}>
    <Finder onClose={onClose} />
  </Dialog>
);

function Finder({ onClose }: { readonly onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const q = usePause(typed.trim());
  const { data, error } = useEndpointQuery(
    searchTeaching,
    { query: { q } },
    { enabled: q !== '', placeholderData: keepPreviousData },
  );
  const navigate = useNavigate();
  const combobox = useCombobox({ opened: true });
  const groups = q === '' || !data ? [] : foundGroups(data);
  const all = groups.flatMap(([, found]) => found);
  const go = (key: string) => {
    const found = all.find((one) => one.key === key);
    if (!found) return;
    onClose();
    void navigate(found.to);
  };
  return (
    <Combobox store={combobox} onOptionSubmit={go} withinPortal={false}>
      <Combobox.EventsTarget withExpandedAttribute>
        <TextInput
          classNames={{ input: styles.input ?? '' }}
          aria-label="Search students, classes, and passages"
          placeholder="Student, class, or passage"
          leftSection={<IconSearch size={20} aria-hidden />}
          value={typed}
          maxLength={100}
          autoComplete="off"
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            // What was chosen among other results is no choice among the next.
            combobox.resetSelectedOption();
          }}
          onKeyDown={({ key }) => {
            // Without a choice the best is taken.
            if (key === 'Enter' && combobox.getSelectedOptionIndex() < 0 && all[0]) go(all[0].key);
          }}
        />
      </Combobox.EventsTarget>
      <Combobox.Options className={styles.options} aria-label="Results">
        {groups.map(([label, found]) =>
          found.length === 0 ? null : (
            <Combobox.Group key={label} label={label} classNames={{ groupLabel: styles.group ?? '' }}>
              {found.map((one) => (
                <Combobox.Option key={one.key} value={one.key} className={styles.option}>
                  {one.label} <span className={styles.about}>{one.about}</span>
                </Combobox.Option>
              ))}
            </Combobox.Group>
          ),
        )}
      </Combobox.Options>
      <output className={styles.said}>{wordsFor(q, error !== null, data)}</output>
    </Combobox>
  );
}

/** What was found, and where the search stopped before its end. */
export function wordsFor(q: string, failed: boolean, found: TeachingFound | undefined): string {
  if (q === '') return 'Type a name or a word from a title.';
  if (failed) return 'The search did not work. Try again in a moment.';
  if (found === undefined) return 'Searching…';
  const { students, classes, passages, more, lookedAt } = found;
  const number = students.length + classes.length + passages.length;
  const kinds = KINDS.filter((kind) => more[kind]);
  return [
    number === 0
      ? `Nothing matches “${q}” here. Try fewer letters.`
      : `${count(number, 'result')}. Arrow keys choose, Enter opens.`,
    ...(kinds.length > 0 ? [`There are more ${inWords.format(kinds)}: type more letters.`] : []),
    ...(lookedAt === null ? [] : [`Only your first ${wholeNumber(lookedAt)} students were searched.`]),
  ].join(' ');
}

const KINDS = ['students', 'classes', 'passages'] as const;
const inWords = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** What was typed, after a pause. */
function usePause(value: string): string {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), value === '' ? 0 : DEBOUNCE);
    return () => clearTimeout(timer);
  }, [value]);
  return paused;
}
