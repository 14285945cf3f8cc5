export { activityStanding } from './activity-standing.ts';
export { askedPretests, finishAskedPretests } from './asked-pretests.ts';
export { assignedPassages } from './assigned-passages.ts';
export { assignedTo } from './assigned-to-student.ts';
export { shownLevelOf, toAssignmentViews, withStatus } from './assignment-views.ts';
export { type AssignmentRow, openAssignmentsOf } from './assignments-queries.ts';
export { insertCompetition, lockCompetition } from './competition-queries.ts';
export {
  cancelGlobal,
  hasGlobalBetween,
  lockPlans,
  selectGlobalCompetitions,
} from './global-competition-queries.ts';
export { keepCompetitions, moveCompetitions } from './keep-competitions.ts';
export { payWeeklyGoal } from './pay-weekly-goal.ts';
export { toGoals } from './weekly-goal-rows.ts';
export { type WeeklyGoalRow, weeklyGoalsOf } from './weekly-queries.ts';
