import { PremiumBox } from '#platform/plans/web/premium-box.tsx';
import { Card } from '#platform/ui/web/card.tsx';
import { Form } from '#platform/ui/web/form.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';
import type { TeacherClass } from '../contract/endpoints.ts';
import { ClassFaceField } from './class-face/class-face-field.tsx';
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
        <ClassFaceField
          id={schoolClass.id}
          name={form.values.name}
          iconUrl={form.values.iconUrl}
          iconColor={form.values.iconColor}
          last={form.last}
          onIcon={form.field('iconUrl').onChange}
          onColor={form.field('iconColor').onChange}
        />
        <ClassSettings form={form} />
        <PremiumBox />
      </Stack>
    </Card>
  );
}
