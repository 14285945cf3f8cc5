export { activityStanding } from './activity-standing.ts';
export { askedPretests, finishAskedPretests } from './asked-pretests.ts';
export { assignedPassages } from './assigned-passages.ts';
export { assignedTo } from './assigned-to-student.ts';
export { shownLevelOf, toAssignmentViews, withStatus } from './assignment-views.ts';
export { type AssignmentRow, openAssignmentsOf } from './assignments-queries.ts';
export { payWeeklyGoal } from './pay-weekly-goal.ts';
export { toGoals } from './weekly-goal-rows.ts';
export { type WeeklyGoalRow, weeklyGoalsOf } from './weekly-queries.ts';
