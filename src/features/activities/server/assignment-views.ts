import { minutesOf } from '#features/library/core/catalog-filter.ts';
import { teaserOf } from '#features/library/core/teaser.ts';
import type { Library } from '#features/library/server/public.ts';
import { levelsFarAbove } from '#features/progress/core/apply-quiz.ts';
import { pretestIs } from '#features/progress/server/public.ts';
import type { StudentContext } from '#features/quiz/server/public.ts';
import type { AssignmentView } from '../contract/views.ts';
import { type Assignment, type AssignmentStatus, statusOf } from '../core/assignment.ts';
import { displayStatus, passageStatus } from '../core/display-status.ts';
import { activityKindOf } from './activity-columns.ts';
import { factsOf, passageOf, toAssessmentFacts, todayOf, toFacts } from './activity-views.ts';
import type { AssignmentRow } from './assignments-queries.ts';

/** What is stored of an assignment that a student is given. */
export const toAssignment = (
  row: Parameters<typeof factsOf>[0] & Pick<AssignmentRow, 'begun' | 'finished'>,
): Assignment => ({
  ...factsOf(row),
  given: true,
  begun: row.begun,
  finished: row.finished,
});

/** The shown level of a student; null before the pretest is done. */
export const shownLevelOf = ({ progress }: Pick<StudentContext, 'progress'>): number | null =>
  progress && pretestIs(progress, 'pretest_complete') ? progress.level : null;

interface Listed {
  readonly row: AssignmentRow;
  readonly status: AssignmentStatus;
}

/** Assignments with their statuses now, what is due first in front. */
export const withStatus = (rows: readonly AssignmentRow[], now: Date): Listed[] =>
  rows
    .toSorted((a, b) => factsOf(a).dueDay - factsOf(b).dueDay || a.id - b.id)
    .map((row) => ({ row, status: statusOf(toAssignment(row), todayOf(row, now)) }));

/** Assignments as they are shown, in their order; those without a passage that can be read are left out. */
export async function toAssignmentViews(
  library: Library,
  listed: readonly Listed[],
  { showGrade }: { readonly showGrade: boolean },
  /** The shown level of the student who asks; null for a teacher, and before the pretest. */
  shown: number | null,
): Promise<AssignmentView[]> {
  const next = listed.find(({ row, status }) => status === 'active' && !row.begun)?.row.id;
  const views = listed.map(async ({ row, status }): Promise<AssignmentView[]> => {
    const { begun } = row;
    const assigned = {
      studentAssignmentId: row.id,
      status: displayStatus({ status, begun, isNext: row.id === next }),
    };
    if (activityKindOf(row.kind, row.id) === 'ASSESSMENT')
      return [{ ...toAssessmentFacts(row), ...assigned, begun }];
    const passage = await passageOf(library, row, row.passage_version_id);
    if (!passage) return [];
    return [
      {
        ...toFacts(row, passage),
        ...assigned,
        topic: passage.topic,
        teaser: teaserOf(passage.paragraphs),
        level: showGrade ? passage.level : null,
        farAbove: shown !== null && levelsFarAbove(passage.level, shown) !== null,
        minutes: minutesOf(passage),
        questionCount: passage.questions.length,
        essay: row.include_short_essay_questions && passage.essay !== null,
        tooFast: row.too_fast,
        passageStatus: passageStatus(begun ? { finished: row.finished, passed: row.passed ?? false } : null),
        attemptId: row.attempt_id,
      },
    ];
  });
  return (await Promise.all(views)).flat();
}
