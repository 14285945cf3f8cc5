import { type Named, nameOf } from '#features/accounts/core/student-name.ts';
import { percent } from '#platform/ui/web/figures.ts';
import type { HelpGroup, HelpKind, HelpReason, StudentFacts } from '../../core/who-needs-help.ts';

type Student = StudentFacts & Named;

/** What is the matter, in one sentence that is true for every student of the group. */
export function helpSentence({ everyone, students }: HelpGroup<Student>): string {
  // The most pressing stands first, so what is true of the last one, "or more", is true of all.
  const [only, last] = [students[0], students.at(-1)];
  if (!only || !last) return '';
  if (only === last) return `${nameOf(only.student)} ${aboutOne(only.reason)}.`;
  return aboutSeveral(last.reason, everyone ? null : `${students.length} students`);
}

/** `who` is null for a whole class. */
function aboutSeveral(mildest: HelpReason, who: string | null): string {
  switch (mildest.kind) {
    case 'pretest-open':
      return `${who ? `${who} have not` : 'Nobody has'} finished the pretest, ${mildest.days} days or more after joining.`;
    case 'guessing':
      return `${who ?? 'All students'} have guessed on ${shareInWords(mildest.share)} of their questions in the last 30 days.`;
    case 'not-passing':
      return `${who ?? 'All students'} have passed fewer than half of their last quizzes.`;
    case 'away':
      return `${who ? `${who} have not` : 'Nobody has'} been here for ${mildest.days} days or more.`;
  }
}

function aboutOne(reason: HelpReason): string {
  switch (reason.kind) {
    case 'pretest-open':
      return `has not ${reason.begun ? 'finished' : 'started'} the pretest, ${reason.days} days after joining`;
    case 'guessing':
      return `has guessed on ${shareInWords(reason.share)} of the questions in the last 30 days`;
    case 'not-passing':
      return `has passed ${reason.passed} of the last ${reason.taken} quizzes`;
    case 'away':
      return `has not been here for ${reason.days} days`;
  }
}

/** A share above 0.3 in words that are true to the number. */
export function shareInWords(share: number): string {
  if (share > 3 / 4) return 'more than three quarters';
  if (share > 1 / 2) return 'more than half';
  return share > 1 / 3 ? 'more than a third' : 'about a third';
}

/** The number beside a name in a group. */
export function helpFigure(reason: HelpReason): string {
  switch (reason.kind) {
    case 'guessing':
      return percent(reason.share);
    case 'not-passing':
      return `${reason.passed} of ${reason.taken}`;
    default:
      return `${reason.days} days`;
  }
}

/** What a teacher can do about it. */
export const helpAdvice: Readonly<Record<HelpKind, string>> = {
  'pretest-open': 'Set aside time for it in class. It can be stopped and continued at any time.',
  guessing: 'Look at a quiz together, and ask for the sentence that shows the answer.',
  'not-passing': 'Read one passage together and talk about its questions.',
  away: 'Ask whether signing in works.',
};
