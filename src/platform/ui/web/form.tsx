import type { ReactNode } from 'react';
import type { CallProblem } from '#platform/endpoint/web/call.ts';
import { FormProblem } from './form-problem.tsx';
import { stackClass } from './stack.tsx';

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
    className={stackClass(24)}
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
