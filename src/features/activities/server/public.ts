export { type AssignmentRow, assignmentsOf } from './activities-queries.ts';
export { activityStanding } from './activity-standing.ts';
export { assignedTo } from './assigned-to-student.ts';
export { toAssignmentViews, withStatus } from './assignment-views.ts';
