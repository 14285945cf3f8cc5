import type { ComponentType } from 'react';
import type { TeacherClass } from '#features/classes/contract/endpoints.ts';

/** For whom an activity is: classes, or some students of one class. */
export interface Whom {
  readonly classIds: readonly number[];
  /** Null for everybody. */
  readonly studentIds: readonly number[] | null;
}

export interface ForWhomProps {
  readonly classes: readonly Pick<TeacherClass, 'id' | 'name' | 'grade' | 'ownerName'>[];
  readonly whom: Whom;
  readonly onChange: (whom: Whom) => void;
}

/** What chooses it; who the students of a class are is known to a later slice. */
export type ForWhomChooser = ComponentType<ForWhomProps>;

/** What is missing before something can be set; null when nothing is. */
export function whomFault({ classIds, studentIds }: Whom): string | null {
  if (classIds.length === 0) return 'Please choose a class.';
  return studentIds?.length === 0 ? 'Please choose at least one student.' : null;
}
