import { useRef, useState } from 'react';
import { howNamesWereRead } from '../../core/how-names-were-read.ts';
import type { ColumnRole, ListColumn } from '../../core/list-columns.ts';
import { matchRoster, type StudentInClass } from '../../core/match-roster.ts';
import { type ReadName, readNames } from '../../core/pasted-names.ts';
import type { NewRow } from './new-rows.ts';
import { useNewRows } from './use-new-rows.ts';

/** How a list is read: as it was guessed, or as the teacher says. */
interface Reading {
  readonly text: string;
  readonly chosen: readonly ColumnRole[] | null;
  readonly isSwapped: boolean;
}

/** A list that was compared with its class. */
export interface ComparedList extends Reading {
  readonly columns: readonly ListColumn[];
  readonly howRead: readonly string[];
  /** Who was in the class before any account was created: one whose answer was lost is sent again, and not left off. */
  readonly inClass: readonly StudentInClass[];
  readonly notOnList: readonly StudentInClass[];
}

/** Reads a list of names and compares it with the class; what the teacher typed in its rows stays when it is read another way. */
export function useRosterImport() {
  const newRows = useNewRows();
  const [list, setList] = useState<ComparedList | null>(null);
  const [rows, setRows] = useState<readonly NewRow[]>([]);
  const takenOff = useRef<ReadonlySet<number>>(new Set());
  const turn = useRef(0);

  const compare = async (reading: Reading, inClass: readonly StudentInClass[]): Promise<void> => {
    const read = readNames(reading.text, reading.chosen);
    const names = reading.isSwapped ? read.names.map(swapped) : read.names;
    const { matches, notOnList } = matchRoster(names, inClass);
    turn.current += 1;
    const ownTurn = turn.current;
    const made = await newRows.make(names, matches);
    // Another column was changed meanwhile.
    if (ownTurn !== turn.current) return;
    const isSame = list?.text === reading.text;
    if (!isSame) takenOff.current = new Set();
    setRows((before) => {
      const typed = new Map(
        isSame ? before.filter(({ isTyped }) => isTyped).map((row) => [row.key, row]) : [],
      );
      return made.filter(({ key }) => !takenOff.current.has(key)).map((row) => typed.get(row.key) ?? row);
    });
    const howRead = reading.isSwapped ? [] : howNamesWereRead(read);
    setList({ ...reading, columns: read.columns, howRead, inClass, notOnList });
  };

  return {
    list,
    rows,
    setRows,
    pending: newRows.pending,
    /** Begins with a text; the same text again is read as before. */
    begin: (text: string, inClass: readonly StudentInClass[]) =>
      compare(list?.text === text ? list : { text, chosen: null, isSwapped: false }, inClass),
    readAs: async (chosen: readonly ColumnRole[]) => {
      if (list) await compare({ text: list.text, chosen, isSwapped: false }, list.inClass);
    },
    swap: async () => {
      if (list) await compare({ ...list, isSwapped: !list.isSwapped }, list.inClass);
    },
    change: (changed: NewRow) =>
      setRows((before) =>
        before.map((row) => (row.key === changed.key ? { ...changed, isTyped: true } : row)),
      ),
    takeOff: (key: number) => {
      takenOff.current = new Set([...takenOff.current, key]);
      setRows((before) => before.filter((row) => row.key !== key));
    },
  };
}
export type RosterImport = ReturnType<typeof useRosterImport>;

const swapped = (name: ReadName): ReadName =>
  name.lastName === '' ? name : { ...name, firstName: name.lastName, lastName: name.firstName };
