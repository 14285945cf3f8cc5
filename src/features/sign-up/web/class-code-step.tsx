import type { ReactNode } from 'react';
import { findClass } from '#features/classes/contract/class-code.ts';
import { tidyClassCode } from '#features/classes/core/class-code.ts';
import { codeFault } from '#features/classes/web/public.tsx';
import { useEndpointForm } from '#platform/endpoint/web/use-endpoint-form.ts';
import { Button } from '#platform/ui/web/button.tsx';
import { Card } from '#platform/ui/web/card.tsx';
import { Form } from '#platform/ui/web/form.tsx';
import { Page } from '#platform/ui/web/page.tsx';
import { Row } from '#platform/ui/web/row.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';
import { TextField } from '#platform/ui/web/text-field.tsx';
import styles from './class-code-step.module.css';
import type { SignUpState } from './sign-up-state.ts';

/** A code that opens a class, with whose class it is; all empty where the student has none. */
export type ChosenClass = Pick<SignUpState, 'classCode' | 'className' | 'teacherName'>;

export interface ClassCodeStepProps {
  readonly code: string;
  readonly onDone: (chosen: ChosenClass) => void;
  /** How far the sign-up is, and the way back, where this is a step of it. */
  readonly above?: ReactNode;
}

const NONE: ChosenClass = { classCode: '', className: '', teacherName: '' };

/** Asks for the class code before anything else, and looks it up at once: a slip is told before the long form. */
export function ClassCodeStep({ code, onDone, above }: ClassCodeStepProps) {
  const form = useEndpointForm(findClass, {
    initial: { classCode: code },
    toInput: (values) => ({ body: values }),
    check: ({ classCode }) => {
      const fault = codeFault(classCode);
      return fault === null ? {} : { classCode: fault };
    },
    onDone: ({ name, teacherName }, { classCode }) =>
      onDone({ classCode: tidyClassCode(classCode), className: name, teacherName }),
  });
  return (
    <Page
      title="Do you have a class code?"
      width="reading"
      above={above}
      lead="Your teacher may have given you one. It brings you into your class."
    >
      <Card>
        <Stack gap={24} className={styles.form}>
          <Form form={form}>
            <TextField
              {...form.field('classCode')}
              label="Class code"
              hint="8 letters and numbers, such as ABCD-2345. Codes never use the letter O or a zero."
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
            />
            <Row gap={16} rowGap={8}>
              <Button type="submit" variant="primary" pending={form.pending} pendingLabel="Looking…">
                Next
              </Button>
              <Button variant="quiet" onClick={() => onDone(NONE)}>
                I have no code
              </Button>
            </Row>
          </Form>
        </Stack>
      </Card>
      <p className={styles.later}>You can join a class later, too.</p>
    </Page>
  );
}
