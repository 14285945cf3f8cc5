import { useState } from 'react';
import { count } from '#platform/wording/core/figures.ts';
import type { TeacherClass } from '../../contract/endpoints.ts';
import { howNamesWereRead } from '../../core/how-names-were-read.ts';
import type { ReadList, WrittenName } from '../../core/pasted-names.ts';
import { CheckList } from './check-list.tsx';
import { focusHeading } from './focus-heading.ts';
import { NamesForm } from './names-form.tsx';
import { isCreated, markedRows, type NewRow } from './new-rows.ts';
import { ReadyCards } from './ready-cards.tsx';
import { useCreateStudents } from './use-create-students.ts';
import { useNewRows } from './use-new-rows.ts';

interface AddStudentsProps {
  readonly schoolClass: TeacherClass;
  /** Who is in the class, as far as it is known. */
  readonly students: readonly WrittenName[];
  /** Accounts were created: the lists of the class's students are out of date. */
  readonly onCreated: () => void;
}

type Step = 'names' | 'check' | 'ready';

/** From a list of names to accounts and cards on paper: names, a look at what will be created, the cards. */
export function AddStudents({ schoolClass, students, onCreated }: AddStudentsProps) {
  const [step, setStepAlone] = useState<Step>('names');
  const setStep = (next: Step) => {
    setStepAlone(next);
    focusHeading();
  };
  const [text, setText] = useState('');
  const [howRead, setHowRead] = useState<readonly string[]>([]);
  const [rows, setRows] = useState<readonly NewRow[]>([]);
  // As it was before any account was created: one whose answer was lost is sent again, and not left off.
  const [inClass, setInClass] = useState(students);
  const marked = markedRows(rows, inClass);
  const waiting = marked.filter(({ row, isLeftOff }) => !isLeftOff && !isCreated(row)).map(({ row }) => row);
  const newRows = useNewRows();
  const { create, pending, problem } = useCreateStudents(schoolClass.id, setRows);

  const check = async (list: ReadList) => {
    setRows(await newRows.make(list.names.map(plainName)));
    setHowRead(howNamesWereRead(list));
    setInClass(students);
    setStep('check');
  };
  const swap = async () => {
    setRows(await newRows.make(rows.map(withNamesSwapped)));
    setHowRead([]);
    focusHeading();
  };
  const createAll = async () => {
    const after = await create(rows, waiting);
    if (after.some(isCreated)) onCreated();
    const sent = new Set(waiting.map(({ key }) => key));
    if (after.every((row) => isCreated(row) || !sent.has(row.key))) setStep('ready');
  };
  switch (step) {
    case 'names':
      return (
        <NamesForm
          classId={schoolClass.id}
          text={text}
          onText={setText}
          pending={newRows.pending}
          onNames={(list) => void check(list)}
        />
      );
    case 'check':
      return (
        <CheckList
          howRead={howRead}
          rows={marked}
          toCreate={waiting.length}
          onRows={setRows}
          pending={pending}
          problem={problem}
          finding={newRows.pending}
          onSwap={() => void swap()}
          onBack={() => setStep('names')}
          onCreate={() => void createAll()}
          onReady={() => setStep('ready')}
        />
      );
    case 'ready':
      return <Ready rows={rows.filter(isCreated)} schoolClass={schoolClass} />;
  }
}

const plainName = ({ firstName, lastName }: WrittenName): WrittenName => ({ firstName, lastName });

const withNamesSwapped = ({ firstName, lastName }: WrittenName): WrittenName =>
  lastName === '' ? { firstName, lastName } : { firstName: lastName, lastName: firstName };

const Ready = (props: { readonly rows: readonly NewRow[]; readonly schoolClass: TeacherClass }) => (
  <ReadyCards title={`${count(props.rows.length, 'account is', 'accounts are')} ready`} {...props} />
);
