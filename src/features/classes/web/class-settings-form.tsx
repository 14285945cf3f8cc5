import { useState } from 'react';
import { useActor } from '#features/accounts/web/public.tsx';
import { useEndpointForm } from '#platform/endpoint/web/use-endpoint-form.ts';
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

const SAVED = 'Saved. It holds from the next quiz on.';

/** Changes a class where its teacher looks at it. */
export function ClassSettingsForm({ of }: { readonly of: TeacherClass }) {
  const { userId } = useActor();
  const [saved, setSaved] = useState<ClassFormValues | null>(null);
  const form = useEndpointForm(updateClass, {
    initial: valuesOfClass(of),
    toInput: (values) => ({ params: { id: of.id }, body: { ...bodyOfValues(values), teacherId: userId } }),
    paths: classFormPaths,
    check: classFormFaults,
    refreshes: [getClass, listClasses],
    onDone: (_, values) => {
      setSaved(values);
      announce(SAVED);
    },
  });
  return (
    <Form form={form}>
      <ClassBasics form={form} />
      <ClassSettings form={form} />
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" pending={form.pending} pendingLabel="Saving…">
          Save the settings
        </Button>
        {saved === form.values && <p className={styles.saved}>{SAVED}</p>}
      </div>
    </Form>
  );
}
