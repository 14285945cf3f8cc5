import { useState } from 'react';
import { getStudentName, updateStudentRealname } from '#features/classes/contract/student-name.ts';
import { NameFields } from '#features/classes/web/public.tsx';
import { useEndpointForm } from '#platform/endpoint/web/use-endpoint-form.ts';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { Button } from '#platform/ui/web/button.tsx';
import { announce } from '#platform/ui/web/live-region.tsx';
import { SaveDialog } from '#platform/ui/web/save-dialog.tsx';
import { listStudentsOfClass, viewProfileForStudent } from '../../../contract/endpoints.ts';

/** A quiet way to set or correct a student's name; nothing where the teacher may not. */
export function EditName({ studentId }: { readonly studentId: number }) {
  const { data } = useEndpointQuery(getStudentName, { params: { id: studentId } });
  const [open, setOpen] = useState(false);
  if (data?.mayChange !== true) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>Edit name</Button>
      {open && <NameDialog {...data} onClose={() => setOpen(false)} />}
    </>
  );
}

interface NameDialogProps {
  readonly studentId: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly onClose: () => void;
}

function NameDialog({ studentId, firstName, lastName, onClose }: NameDialogProps) {
  const form = useEndpointForm(updateStudentRealname, {
    initial: { firstName, lastName },
    toInput: (names) => ({ body: { studentId, ...names } }),
    refreshes: [getStudentName, viewProfileForStudent, listStudentsOfClass],
    onDone: (named) => {
      announce(`The name is ${named.firstName} ${named.lastName} now.`);
      onClose();
    },
  });
  return (
    <SaveDialog title="Edit name" form={form} onClose={onClose}>
      <NameFields first={form.field('firstName')} last={form.field('lastName')} own={false} />
    </SaveDialog>
  );
}
