import { toCsv } from '#platform/csv/core/csv.ts';
import type { ActivityLine, ActivityView } from '../contract/views.ts';
import { ACTIVITY_STATUS, activityName } from './activity-words.ts';

const COLUMNS = [
  'Activity number',
  'Activity',
  'Kind',
  'Class',
  'For the whole class',
  'Starts on',
  'Due on',
  'Status',
  'Students',
  'Begun',
  'Finished',
  'Passed',
  'Place',
  'Classes that compete',
  'Points for each student',
];

/** A list of activities as a table for a spreadsheet: a line for each, in the order given. What an activity does not have is empty. */
export const activitiesCsv = (activities: readonly ActivityLine[]): string =>
  toCsv(
    COLUMNS,
    activities.map((line) => [
      line.activityId,
      activityName(line),
      KIND[line.type],
      line.className,
      line.wholeClass ? 'Yes' : 'No',
      line.startDate,
      line.type === 'FIXED_WEEKLY' && line.neverBegan ? null : line.dueDate,
      ACTIVITY_STATUS[line.status].words,
      ...figuresOf(line),
    ]),
  );

const KIND: Readonly<Record<ActivityView['type'], string>> = {
  PASSAGE: 'Passage',
  FIXED_WEEKLY: 'Weekly goal',
  ASSESSMENT: 'Pretest',
  LOCAL_COMPETITION: 'Class competition',
  GLOBAL_COMPETITION: 'Open competition',
};

/** How far the students are; of a competition how the class stands, once it has started. */
function figuresOf(line: ActivityLine): readonly (number | null)[] {
  if (line.type === 'LOCAL_COMPETITION' || line.type === 'GLOBAL_COMPETITION') {
    const { students, participants, place, classCount, score } = line.standing ?? {};
    return [students, participants, null, null, place, classCount, score].map((one) => one ?? null);
  }
  // A pretest is not passed.
  const passed = line.type === 'ASSESSMENT' ? null : line.passed;
  return [line.students, line.begun, line.finished, passed, null, null, null];
}
