import type { EndpointSpec } from '../contract/endpoint.ts';
import type { CallCode, CallProblem } from './call.ts';

/** A refusal where a value was expected: react-query wants something thrown. The problem inside stays typed. */
export class ProblemError<E extends EndpointSpec = EndpointSpec> extends Error {
  readonly problem: CallProblem<CallCode<E>>;

  constructor(problem: CallProblem<CallCode<E>>) {
    super(problem.detail);
    this.name = 'ProblemError';
    this.problem = problem;
  }
}
