import { useState } from 'react';
import { shortDate } from '#platform/wording/core/short-date.ts';
import styles from './printed-on.module.css';

interface PrintedOnProps {
  /** What the paper is about where its heading does not say it: the class. */
  readonly about?: string;
  /** The zone in which the day is meant. */
  readonly zone: string;
}

/** A line that only paper shows: the class, and the day it was printed. */
export function PrintedOn({ about, zone }: PrintedOnProps) {
  const [now] = useState(() => new Date().toISOString());
  return (
    <p className={styles.line}>
      {about === undefined ? 'Printed' : `${about} ·`} {shortDate(now, zone)}
    </p>
  );
}
