import type { ReactNode } from 'react';
import type { CallProblem } from '#platform/endpoint/web/call.ts';
import styles from './form.module.css';
import { FormProblem } from './form-problem.tsx';

export interface FormState {
  readonly problem: CallProblem | null;
  readonly others: readonly string[];
  readonly submit: () => void;
}

export interface FormProps {
  /** From `useEndpointForm`. */
  readonly form: FormState;
  readonly children: ReactNode;
}

/** A form whose fields are judged by the contract, not by the browser's bubbles. */
export const Form = ({ form, children }: FormProps) => (
  <form
    className={styles.form}
    noValidate
    onSubmit={(event) => {
      event.preventDefault();
      form.submit();
    }}
  >
    <FormProblem problem={form.problem} others={form.others} />
    {children}
  </form>
);
