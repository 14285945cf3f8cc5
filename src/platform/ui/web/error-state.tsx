import type { ReactNode } from 'react';
import type { CallProblem } from '#platform/endpoint/web/call.ts';
import { Button } from './button.tsx';
import styles from './error-state.module.css';

export interface ErrorStateProps {
  readonly problem: CallProblem;
  readonly onRetry?: () => void;
  /** It is being tried again. */
  readonly retrying?: boolean;
  /** Another way on, beside or instead of trying again. */
  readonly action?: ReactNode;
}

const TITLES: Readonly<Record<string, string>> = {
  offline: 'No connection',
  'timed-out': 'This took too long',
  'not-found': 'There is nothing here',
  'not-allowed': 'This is for another account',
};

/** Where trying again changes nothing. */
const FINAL: ReadonlySet<string> = new Set(['not-found', 'not-allowed']);

/** Something could not be fetched: what happened, that nothing is lost, what to do. */
export const ErrorState = ({ problem, onRetry, retrying = false, action }: ErrorStateProps) => (
  <div className={styles.error} role="alert">
    <p className={styles.title}>{TITLES[problem.code] ?? 'This could not be loaded'}</p>
    <p>{problem.detail}</p>
    {onRetry !== undefined && !FINAL.has(problem.code) && (
      <Button pending={retrying} pendingLabel="Trying again…" onClick={onRetry}>
        Try again
      </Button>
    )}
    {action}
  </div>
);
