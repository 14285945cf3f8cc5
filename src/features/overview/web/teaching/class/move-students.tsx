import { useState } from 'react';
import type { TeacherClass } from '#features/classes/contract/endpoints.ts';
import { Button } from '#platform/ui/web/button.tsx';
import { ConfirmDialog } from '#platform/ui/web/confirm-dialog.tsx';
import { SelectField } from '#platform/ui/web/select-field.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';
import { whoOf } from '../student/who-of.ts';
import type { ActingOnStudents } from './remove-students.tsx';
import { type MoveKind, useMoveStudents } from './use-move-students.ts';

interface MoveStudentsProps extends ActingOnStudents {
  readonly kind: MoveKind;
  /** The classes that they can come into. */
  readonly targets: readonly TeacherClass[];
}

/** Puts the chosen students into another class of the teacher, after asking which; when they move, they leave this one. */
export function MoveStudents({ schoolClass, students, onDone, kind, targets }: MoveStudentsProps) {
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  const move = useMoveStudents();
  // Of several classes none is chosen beforehand: a hurried press would send students to whichever is first.
  const target = targets.length === 1 ? targets[0] : targets.find(({ id }) => String(id) === chosen);
  const confirm = async () => {
    if (!target) {
      setProblem('Please choose a class first.');
      return;
    }
    setPending(true);
    const fault = await move({ kind, from: schoolClass, to: target, students });
    setPending(false);
    setProblem(fault);
    if (fault !== null) return;
    setOpen(false);
    onDone();
  };
  return (
    <>
      <Button
        onClick={() => {
          setProblem(null);
          setChosen('');
          setOpen(true);
        }}
      >
        {kind === 'move' ? 'Move' : 'Add to class'}
      </Button>
      <ConfirmDialog
        open={open}
        title={kind === 'move' ? `Move ${whoOf(students)}?` : `Add ${whoOf(students)} to another class?`}
        confirmLabel={kind === 'move' ? 'Move' : 'Add'}
        pending={pending}
        onConfirm={() => void confirm()}
        onCancel={() => setOpen(false)}
      >
        <Stack gap={16}>
          {students.length > 1 && <p>{students.map(({ name }) => name).join(', ')}</p>}
          <SelectField
            name="target"
            label="To which class?"
            value={target ? String(target.id) : ''}
            onChange={setChosen}
            options={[
              ...(targets.length > 1 ? [{ value: '', label: 'Choose a class' }] : []),
              ...targets.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
          />
          <p>
            {kind === 'move'
              ? `They leave ${schoolClass.name}. All work is kept.`
              : `They stay in ${schoolClass.name}, too.`}
          </p>
          {problem !== null && <p role="alert">{problem}</p>}
        </Stack>
      </ConfirmDialog>
    </>
  );
}
