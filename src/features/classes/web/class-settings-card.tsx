import { Card } from '#platform/ui/web/card.tsx';
import { Form } from '#platform/ui/web/form.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';
import type { TeacherClass } from '../contract/endpoints.ts';
import { ClassBasics, ClassSettings } from './class-fields.tsx';
import styles from './class-settings-card.module.css';
import { useSavedClass } from './use-saved-class.ts';

/** Changes a class where its teacher looks at it: each change is saved by itself. */
export function ClassSettingsCard({ schoolClass }: { readonly schoolClass: TeacherClass }) {
  const form = useSavedClass(schoolClass);
  return (
    <Card gap={24}>
      <p>Each change is saved right away and starts with the next quiz.</p>
      <Stack gap={24} className={styles.fields}>
        {/* A form with one line of text: Enter saves it. */}
        <Form form={{ problem: null, others: [], submit: form.saveText }}>
          <ClassBasics form={form} ownId={schoolClass.id} />
        </Form>
        <ClassSettings form={form} />
      </Stack>
    </Card>
  );
}
