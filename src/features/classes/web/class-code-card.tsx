import { useState } from 'react';
import { Card } from '#platform/ui/web/card.tsx';
import { CopyButton } from '#platform/ui/web/copy-button.tsx';
import type { TeacherClass } from '../contract/endpoints.ts';
import styles from './class-code-card.module.css';
import { CodeButtons } from './code-buttons.tsx';

/** Where students type the code. */
const signUpAddress = () => `${location.origin}/app/sign-up/role`;

/** How students get in, in one sentence: for the board, or to paste into a message. */
export const howToJoin = (classCode: string): string =>
  `Open ${signUpAddress()}, choose “I am a student”, and type the class code ${classCode}.`;

/** The code of a class, large enough to be copied from a projector, and what to do with it. */
export function ClassCodeCard({
  of: { id, classCode, classCodeExpires, timezone },
}: {
  readonly of: TeacherClass;
}) {
  const [openedAt] = useState(() => Date.now());
  const expired = classCodeExpires !== null && Date.parse(classCodeExpires) <= openedAt;
  if (classCode === null || expired) {
    return (
      <Card className={styles.closed}>
        <p>The code of this class is closed: nobody new can join.</p>
        <CodeButtons classId={id} open={false} />
      </Card>
    );
  }
  return (
    <Card as="section" tone="leaf" className={styles.card}>
      <div>
        <h2 className={styles.label}>Class code</h2>
        <p className={styles.code}>{classCode}</p>
      </div>
      <div className={styles.words}>
        <p>
          Students open <strong className={styles.address}>{signUpAddress()}</strong>, choose “I am a
          student”, and type this code.
        </p>
        {classCodeExpires !== null && (
          <p className={styles.until}>It works until {dateIn(timezone, classCodeExpires)}.</p>
        )}
      </div>
      <div className={styles.buttons}>
        <CopyButton text={classCode} label="Copy the code" />
        <CodeButtons classId={id} open />
      </div>
    </Card>
  );
}

const dateIn = (timeZone: string, moment: string): string =>
  new Date(moment).toLocaleDateString('en-US', { timeZone, year: 'numeric', month: 'long', day: 'numeric' });
