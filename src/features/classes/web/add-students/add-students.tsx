import { useState } from 'react';
import { focusHeading } from '#platform/ui/web/focus-heading.ts';
import { Stack } from '#platform/ui/web/stack.tsx';
import type { TeacherClass } from '../../contract/endpoints.ts';
import type { StudentInClass } from '../../core/match-roster.ts';
import { AskTwice } from './ask-twice.tsx';
import { CheckList } from './check-list.tsx';
import { actInWords, doubtInWords } from './check-words.ts';
import { ImportDone } from './import-done.tsx';
import { NamesForm } from './names-form.tsx';
import { groupRows, isCreated, needsChange } from './new-rows.ts';
import { useCreateStudents } from './use-create-students.ts';
import { useRenameStudents } from './use-rename-students.ts';
import { useRosterImport } from './use-roster-import.ts';

interface AddStudentsProps {
  readonly schoolClass: TeacherClass;
  /** Who is in the class now; null where that cannot be read. */
  readonly readStudents: () => Promise<readonly StudentInClass[] | null>;
  /** Accounts were created or names changed: the lists of the class's students are out of date. */
  readonly onChanged: () => void;
}

type Step = 'names' | 'check' | 'ready';

/** From a list of names to accounts and cards on paper: names, a look at what will be done, the cards. */
export function AddStudents({ schoolClass, readStudents, onChanged }: AddStudentsProps) {
  const [step, setStepAlone] = useState<Step>('names');
  const setStep = (next: Step) => {
    setStepAlone(next);
    focusHeading();
  };
  const [text, setText] = useState('');
  const [reading, setReading] = useState<'no' | 'now' | 'failed'>('no');
  const [doubt, setDoubt] = useState<readonly string[] | null>(null);
  const [isSure, setSure] = useState(false);
  const roster = useRosterImport();
  const { list, rows } = roster;
  const { create, ...creating } = useCreateStudents(schoolClass.id, roster.setRows);
  const { rename, ...renaming } = useRenameStudents(schoolClass.id);

  const check = async () => {
    setReading('now');
    const students = await readStudents();
    setReading(students ? 'no' : 'failed');
    if (!students) return;
    await roster.begin(text, students);
    setSure(false);
    setStep('check');
  };
  if (step === 'names' || !list)
    return (
      <NamesForm
        classId={schoolClass.id}
        text={text}
        onText={setText}
        pending={reading === 'now' || roster.pending}
        problem={reading === 'failed' ? NOT_READ : null}
        onNames={() => void check()}
      />
    );
  const groups = groupRows(rows, list.inClass, schoolClass.mayReset);
  const wrong = groups.toAdd.filter(needsChange);
  const without = [...wrong.map(({ row }) => row), ...groups.waiting];
  if (step === 'ready')
    return (
      <ImportDone
        rows={rows}
        without={without}
        schoolClass={schoolClass}
        onChanged={onChanged}
        onBack={() => setStep('check')}
      />
    );

  const changes = {
    toCreate: groups.waiting.length,
    toRename: groups.toRename.length,
    created: rows.filter(isCreated).length,
  };
  const act = async () => {
    setSure(true);
    const renamed = await rename(rows, groups.toRename);
    if (!renamed) return;
    roster.setRows(renamed);
    const after = await create(renamed, groups.waiting);
    if (changes.toRename > 0 || after.some(isCreated)) onChanged();
    const done = new Set([...groups.waiting, ...groups.toRename.map(({ row }) => row)].map(({ key }) => key));
    if (
      wrong.length === 0 &&
      after.every((row) => !done.has(row.key) || isCreated(row) || row.match.kind === 'in-class')
    )
      setStep('ready');
  };
  const askOrAct = () => {
    const { name: className } = schoolClass;
    const found = isSure
      ? null
      : doubtInWords({ ...changes, className, listed: rows.length, inClass: list.inClass.length });
    if (found) setDoubt(found);
    else void act();
  };
  return (
    <Stack gap={24}>
      <CheckList
        schoolClass={schoolClass}
        list={list}
        roster={roster}
        groups={groups}
        changes={changes}
        pending={creating.pending || renaming.pending}
        problem={renaming.problem ?? creating.problem}
        onBack={() => setStep('names')}
        onAct={askOrAct}
        onReady={() => setStep('ready')}
      />
      <AskTwice
        className={schoolClass.name}
        doubt={doubt}
        actLabel={actInWords(changes) ?? ''}
        onYes={() => {
          setDoubt(null);
          void act();
        }}
        onNo={() => setDoubt(null)}
      />
    </Stack>
  );
}

const NOT_READ = 'We could not look up who is in the class. Nothing was lost. Please try again.';
