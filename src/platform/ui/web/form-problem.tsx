import type { CallProblem } from '#platform/endpoint/web/call.ts';
import { Note } from './note.tsx';

export interface FormProblemProps {
  readonly problem: CallProblem | null;
  /** Sentences for fields that this form does not show; they would be lost otherwise. */
  readonly others?: readonly string[];
}

/** Why a form was not accepted, above its fields, unless a field says the same. What was typed is still there. */
export function FormProblem({ problem, others = [] }: FormProblemProps) {
  if (problem === null || isSaidByField(problem, others)) return null;
  return (
    <Note tone="berry" role="alert">
      <p>{problem.detail}</p>
      {others
        .filter((sentence) => sentence !== problem.detail)
        .map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
    </Note>
  );
}

const isSaidByField = ({ detail, errors }: CallProblem, others: readonly string[]): boolean =>
  errors.some(({ message }) => message === detail && !others.includes(message));
