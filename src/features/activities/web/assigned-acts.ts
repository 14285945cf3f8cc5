import type { AssignmentView } from '../contract/views.ts';

/** What is to finish before anything else: another passage that has answers, the essay on the last one, or the pretest. */
export type ComesFirst =
  | { readonly kind: 'passage' | 'essay'; readonly title: string }
  | { readonly kind: 'pretest' };

type Assigned = Pick<AssignmentView, 'type' | 'status' | 'studentAssignmentId'>;

/** What a student can do now with one of the activities that are assigned; null while something else comes first. */
export function actOn(
  one: Pick<Assigned, 'type' | 'status'>,
  assigned: readonly Pick<Assigned, 'status'>[],
  first: ComesFirst | null,
): 'continue' | 'start' | null {
  if (one.status === 'resume') return 'continue';
  if (assigned.some(({ status }) => status === 'resume')) return null;
  return first === null || (first.kind === 'pretest' && one.type === 'ASSESSMENT') ? 'start' : null;
}

/** The one of them that comes next: it was begun, or it is due first and can be started. Null where none can be done now. */
export const mainOf = <A extends Assigned>(assigned: readonly A[], first: ComesFirst | null): A | null =>
  assigned.find(({ status }) => status === 'resume') ??
  assigned.find((one) => one.status === 'next-up' && actOn(one, assigned, first) !== null) ??
  null;
