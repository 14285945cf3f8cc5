export { ActivitiesOfStudent } from './activities-of-student.tsx';
export { ActivityList } from './activity-list.tsx';
export { AssignPassage } from './assign-passage.tsx';
export { AssignedCard } from './assigned-card.tsx';
export { CurrentOrPast } from './current-or-past.tsx';
export { GoalFields, type GoalValues, toTerms } from './goal-fields.tsx';
export { type Refusal, RefusalsNote } from './refusals-note.tsx';
export { useSetForClasses } from './use-set-for-classes.ts';
export { type ForWhomProps, type Whom, whomFault } from './whom.ts';
