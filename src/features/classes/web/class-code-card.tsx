import { type ReactNode, useState } from 'react';
import { joinPage } from '#platform/screens/core/addresses.ts';
import { Card } from '#platform/ui/web/card.tsx';
import { CopyButton } from '#platform/ui/web/copy-button.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';
import { longDate } from '#platform/wording/core/long-date.ts';
import type { TeacherClass } from '../contract/endpoints.ts';
import styles from './class-code-card.module.css';
import { ClassHandout } from './class-handout.tsx';
import { CodeButtons } from './code-buttons.tsx';
import { joinAddress } from './join-address.ts';

type WithCode = Pick<TeacherClass, 'classCode' | 'classCodeExpires'>;

/** Whether somebody can join by the code of a class at a moment (ms since 1970). */
export const isCodeOpen = ({ classCode, classCodeExpires }: WithCode, at: number): boolean =>
  classCode !== null && (classCodeExpires === null || Date.parse(classCodeExpires) > at);

/** How students get in, in one sentence: for the board, or to paste into a message. */
export const howToJoin = (classCode: string): string =>
  `Go to ${location.origin}${joinPage.path} and type the class code ${classCode}.`;

interface ClassCodeCardProps {
  readonly schoolClass: TeacherClass;
  /** Whether the code can be renewed and closed here; true by default. */
  readonly changeable?: boolean;
  /** Further buttons, while the code works. */
  readonly children?: ReactNode;
}

/** The code of a class, large enough to be copied from a projector, and what to do with it. */
export function ClassCodeCard({ schoolClass, changeable = true, children }: ClassCodeCardProps) {
  const { id, name, classCode, classCodeExpires, timezone } = schoolClass;
  const [openedAt] = useState(() => Date.now());
  if (classCode === null || !isCodeOpen(schoolClass, openedAt)) {
    return (
      <Card className={styles.closed}>
        <p>The class code is closed. Nobody new can join.</p>
        {changeable && <CodeButtons classId={id} open={false} />}
      </Card>
    );
  }
  return (
    <Card as="section" tone="leaf" className={styles.card}>
      <div>
        <h2 className={styles.label}>Class code</h2>
        <p className={styles.code}>{classCode}</p>
      </div>
      <Stack gap={4}>
        <p>
          Students go to <strong className={styles.address}>{joinAddress()}</strong> and type this code.
        </p>
        {classCodeExpires !== null && (
          <p className={styles.until}>It works until {longDate(classCodeExpires, timezone)}.</p>
        )}
      </Stack>
      <div className={styles.buttons}>
        <CopyButton text={classCode} label="Copy the code" />
        <ClassHandout className={name} classCode={classCode} />
        {children}
        {changeable && <CodeButtons classId={id} open />}
      </div>
    </Card>
  );
}
