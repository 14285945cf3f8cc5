import { useState } from 'react';
import { useActor } from '#features/accounts/web/public.tsx';
import { useEndpointForm } from '#platform/endpoint/web/use-endpoint-form.ts';
import { LeaveGuard } from '#platform/screens/web/leave-guard.tsx';
import { Button } from '#platform/ui/web/button.tsx';
import { Form } from '#platform/ui/web/form.tsx';
import { announce } from '#platform/ui/web/live-region.tsx';
import { getClass, listClasses, type TeacherClass, updateClass } from '../contract/endpoints.ts';
import styles from './class-fields.module.css';
import { ClassBasics, ClassSettings } from './class-fields.tsx';
import {
  bodyOfValues,
  type ClassFormValues,
  classFormFaults,
  classFormPaths,
  valuesOfClass,
} from './class-form.ts';

const SAVED = 'Saved. Takes effect with the next quiz.';

/** Changes a class where its teacher looks at it. */
export function ClassSettingsForm({ schoolClass }: { readonly schoolClass: TeacherClass }) {
  const { userId } = useActor();
  const [saved, setSaved] = useState<ClassFormValues | null>(null);
  const form = useEndpointForm(updateClass, {
    initial: valuesOfClass(schoolClass),
    toInput: (values) => ({
      params: { id: schoolClass.id },
      body: { ...bodyOfValues(values), teacherId: userId },
    }),
    paths: classFormPaths,
    check: classFormFaults,
    refreshes: [getClass, listClasses],
    onDone: (_, values) => {
      setSaved(values);
      announce(SAVED);
    },
  });
  const changed = JSON.stringify(form.values) !== JSON.stringify(saved ?? valuesOfClass(schoolClass));
  return (
    <Form form={form}>
      <LeaveGuard changed={changed} />
      <ClassBasics form={form} ownId={schoolClass.id} />
      <ClassSettings form={form} />
      {/* While something is not saved, it stands at the bottom of the window, wherever on the page the change was. */}
      <div className={styles.save} data-changed={changed}>
        {changed && <p className={styles.unsaved}>Not saved yet.</p>}
        <Button type="submit" variant="primary" pending={form.pending} pendingLabel="Saving…">
          Save the settings
        </Button>
        {saved !== null && !changed && <p className={styles.saved}>{SAVED}</p>}
      </div>
    </Form>
  );
}
