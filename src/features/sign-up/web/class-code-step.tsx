import { type FormEvent, useState } from 'react';
import { classCode } from '#features/classes/contract/class-code.ts';
import { tidyClassCode } from '#features/classes/core/class-code.ts';
import { Button } from '#platform/ui/web/button.tsx';
import { Card } from '#platform/ui/web/card.tsx';
import { Page } from '#platform/ui/web/page.tsx';
import { TextField } from '#platform/ui/web/text-field.tsx';
import styles from './class-code-step.module.css';

export interface ClassCodeStepProps {
  readonly code: string;
  /** A well-formed code, or nothing when somebody has none. */
  readonly onDone: (code: string) => void;
}

/** Asks for the class code before anything else: with it, the teacher sees at once who has come. */
export function ClassCodeStep({ code: first, onDone }: ClassCodeStepProps) {
  const [code, setCode] = useState(first);
  const [fault, setFault] = useState<string | null>(null);
  const go = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const judged = classCode.safeParse(code);
    if (judged.success) return onDone(tidyClassCode(code));
    setFault(judged.error.issues[0]?.message ?? null);
    event.currentTarget.querySelector('input')?.focus();
  };
  return (
    <Page
      title="Do you have a class code?"
      width="reading"
      lead="Your teacher may have given you one. It brings you into your class."
    >
      <Card>
        <form className={styles.form} noValidate onSubmit={go}>
          <TextField
            label="Class code"
            name="classCode"
            hint="8 letters and numbers, such as ABCD-2345."
            value={code}
            onChange={(value) => {
              setCode(value);
              setFault(null);
            }}
            error={fault}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
          <div className={styles.ways}>
            <Button type="submit" variant="primary">
              Next
            </Button>
            <Button variant="quiet" onClick={() => onDone('')}>
              I have no code
            </Button>
          </div>
        </form>
      </Card>
      <p className={styles.later}>You can join a class later, too.</p>
    </Page>
  );
}
