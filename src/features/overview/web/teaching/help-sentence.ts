import { nameOf } from '#features/accounts/core/student-name.ts';
import type { SkillOrGroup } from '#features/reports/core/help-tables.ts';
import { skillInWords, skillName } from '#features/reports/core/skill-words.ts';
import { percent } from '#platform/wording/core/figures.ts';
import type { HelpSummary } from '../../core/help-group.ts';
import { type HelpKind, type HelpReason, RARELY_ONE_IN } from '../../core/who-needs-help.ts';

/** What a list says of a student whose account is locked. */
export const ACCOUNT_LOCKED = 'Account locked';

/** What is the matter, in one sentence that is true for every student of the group. */
export function helpSentence({ everyone, count, mildest, named: [first] }: HelpSummary): string {
  if (!first) return '';
  // What is true of the one with whom it is least pressing, "or more", is true of all.
  if (count > 1) return aboutSeveral(mildest, everyone ? null : `${count} students`);
  return `${nameOf(first)} ${aboutOne(first.reason)}.`;
}

/** `who` is null for a whole class. */
function aboutSeveral(mildest: HelpReason, who: string | null): string {
  switch (mildest.kind) {
    case 'pretest-open':
      return `${who ? `${who} have not` : 'Nobody has'} finished the pretest for ${mildest.days} days or more.`;
    case 'guessing':
      return `${who ?? 'All students'} have guessed on ${leastShareInWords(mildest.share)} of their questions in the last 30 days.`;
    case 'not-passing':
      return `${who ?? 'All students'} have passed at most 1 in ${RARELY_ONE_IN} of their last quizzes.`;
    case 'level-fell':
      return `The level of ${who ?? 'all students'} has fallen by ${mildest.levels.toFixed(1)} or more since the start.`;
    case 'skill':
      return `${who ?? 'All students'} could use help with ${inSentence(mildest.skill)}.`;
    case 'far-below':
      return `${who ?? 'All students'} read far below grade ${mildest.grade}.`;
    case 'away':
      return `${who ? `${who} have not` : 'Nobody has'} been here for ${mildest.days} days or more.`;
  }
}

function aboutOne(reason: HelpReason): string {
  switch (reason.kind) {
    case 'pretest-open':
      return `has not ${reason.begun ? 'finished' : 'started'} the pretest for ${reason.days} days`;
    case 'guessing':
      return `has guessed on ${percent(reason.share)} of the questions in the last 30 days`;
    case 'not-passing':
      return `has passed ${reason.passed} of the last ${reason.taken} quizzes`;
    case 'level-fell':
      return `has gone down by ${reason.levels.toFixed(1)} levels since the start`;
    case 'skill':
      return `could use help with ${inSentence(reason.skill)}`;
    case 'far-below':
      return `reads at ${levelInWords(reason.value)}, far below grade ${reason.grade}`;
    case 'away':
      return `has not been here for ${reason.days} days`;
  }
}

const inSentence = (skill: SkillOrGroup): string => skillName(skill).toLowerCase();

/** The end of the scale is no measurement. */
const levelInWords = (value: number): string => (value <= 1 ? 'Level One or below' : value.toFixed(1));

/** A share above 0.3 in words that are true to the number. */
export function shareInWords(share: number): string {
  if (share > 3 / 4) return 'more than three quarters';
  if (share > 1 / 2) return 'more than half';
  return share > 1 / 3 ? 'more than a third' : 'about a third';
}

/** The smallest share of several in words that are true of all. */
const leastShareInWords = (share: number): string =>
  share > 1 / 3 ? shareInWords(share) : `${shareInWords(share)} or more`;

/** The number beside a name in a group. */
export function helpFigure(reason: HelpReason): string {
  switch (reason.kind) {
    case 'guessing':
      return percent(reason.share);
    case 'not-passing':
      return `${reason.passed} of ${reason.taken}`;
    case 'level-fell':
      return `−${reason.levels.toFixed(1)}`;
    case 'skill':
      return skillInWords(reason);
    case 'far-below':
      return reason.value.toFixed(1);
    default:
      return `${reason.days} days`;
  }
}

/** What a teacher can do about it. */
export const helpAdvice: Readonly<Record<HelpKind, string>> = {
  'pretest-open': 'Set aside time for it in class. Students can stop and continue at any time.',
  guessing: 'Look at a quiz together, and ask for the sentence that shows the answer.',
  'not-passing': 'Read one passage together and talk about its questions.',
  'level-fell': 'Look at the last quizzes together: was it the topic, the length, or the pace?',
  skill: 'Right answers this school year, and how many we expected.',
  'far-below': 'Passages already come at the student’s own level. Read one together to hear what is hard.',
  away: 'Ask if logging in works.',
};

/** Of a student who has not begun the pretest, from the first day on. */
export const PRETEST_TO_DO = 'Pretest to do';

/** What is the matter, in a word or two for a line of the roster. */
export function helpWord(reason: HelpReason): string {
  switch (reason.kind) {
    case 'pretest-open':
      return reason.begun ? 'Pretest unfinished' : PRETEST_TO_DO;
    case 'guessing':
      return `Guessing ${percent(reason.share)}`;
    case 'not-passing':
      return `Passed ${reason.passed} of ${reason.taken}`;
    case 'level-fell':
      return `Level fell ${reason.levels.toFixed(1)}`;
    case 'skill':
      return skillName(reason.skill);
    case 'far-below':
      return `Far below grade ${reason.grade}`;
    case 'away':
      return `Away ${reason.days} days`;
  }
}

/** What a roster that shows only these students says of itself: "who have not finished the pretest". */
export const helpFilterWords: Readonly<Record<HelpKind, string>> = {
  'pretest-open': 'who have not finished the pretest',
  guessing: 'who guess a lot',
  'not-passing': 'who rarely pass',
  'level-fell': 'whose level fell',
  skill: 'who could use help with a skill',
  'far-below': 'who read far below the grade',
  away: 'who have been away',
};
