import type { ActivityView } from '#features/activities/contract/views.ts';
import { isCompetition } from '#features/activities/core/competition.ts';
import { dayInWords } from '#features/activities/web/public.tsx';
import type { CatalogLine } from '#features/library/contract/endpoints.ts';
import { SKILL_NAMES } from '#features/library/core/skill-names.ts';
import type { Skill } from '#features/library/core/skills.ts';
import type { ActivityType } from './activity-draft.ts';

interface TypeWords {
  readonly name: string;
  readonly about: string;
  /** The part of the form that says with what; null where there is nothing to choose. */
  readonly part: string | null;
  /** On the button, and while it is being done. */
  readonly set: string;
  readonly setting: string;
  /** What holds for everybody who gets it. */
  readonly rules: string;
}

/** What a teacher reads about each type of activity. */
export const TYPE_WORDS: Readonly<Record<ActivityType, TypeWords>> = {
  PASSAGE: {
    name: 'A passage',
    about: 'Everyone reads the same passage by a date that you choose.',
    part: 'Which passage',
    set: 'Assign the passage',
    setting: 'Assigning…',
    rules: 'It earns points, and moves the reading level when the passage is near the level of the student.',
  },
  FIXED_WEEKLY: {
    name: 'Weekly goal',
    about: 'Students choose what to read, and finish a set number of quizzes each week.',
    part: 'The goal',
    set: 'Set the goal',
    setting: 'Setting the goal…',
    rules:
      'It is the goal on their home, every week until you cancel it. Students who reach it earn 25 points that week.',
  },
  ASSESSMENT: {
    name: 'Pretest',
    about: 'Students take the pretest again, so that you see how their level has moved.',
    part: null,
    set: 'Assign the pretest',
    setting: 'Assigning…',
    rules:
      'The new result becomes the student’s level. It earns no points this time, and earlier results stay in the history. Once a student starts it, no other passage can be started until it is finished.',
  },
  LOCAL_COMPETITION: {
    name: 'Class competition',
    about:
      'Your classes, or those of your school, compete: which one earns the most points for each student?',
    part: 'Who competes',
    set: 'Set the competition',
    setting: 'Setting…',
    rules:
      'Points are divided by the number of students in the class when the competition starts, five at least, so that small and large classes have the same chance. Reading with care wins: answers that are too fast earn nothing, and points per day are limited. While it runs, classes in the top half see their place, and the others may see how little they need to catch up. No child sees what another child earned.',
  },
  GLOBAL_COMPETITION: {
    name: 'Open competition',
    about: 'Your classes join a competition of your school, or of all schools, with classes of their size.',
    part: 'Which competition',
    set: 'Take part',
    setting: 'Joining…',
    rules:
      'Points are divided by the number of students in the class when the competition starts, five at least. Nobody else learns the names of your classes or students. Reading with care wins: answers that are too fast earn nothing, and points per day are limited. While it runs, classes in the top half see their place, and the others may see how little they need to catch up.',
  },
};

/** In place of what an open competition is, while there is none. */
export const NO_OPEN_COMPETITION = 'None is open to join now. An administrator sets them up.';

/**
 * "Room 12 takes part, from Mon, Jan 25 to Sun, Jan 31.", "Assigned to Room 12, due Fri, Dec 4.", "The goal is set for 3 students of Room 12.", "The goal is set for 2 classes."
 * @param students how many of the class it is for; null for everybody.
 */
export function setInWords([one, ...others]: readonly ActivityView[], students: number | null): string {
  const whom = others.length === 0 ? `${ofWhom(students)}${one?.className}` : `${others.length + 1} classes`;
  if (one && isCompetition(one.type)) {
    const takes = others.length === 0 ? 'takes' : 'take';
    return `${whom} ${takes} part, from ${dayInWords(one.startDate)} to ${dayInWords(one.dueDate)}.`;
  }
  if (!one || one.type === 'FIXED_WEEKLY') return `The goal is set for ${whom}.`;
  return `Assigned to ${whom}, due ${dayInWords(one.dueDate)}.`;
}

function ofWhom(students: number | null): string {
  if (students === null) return '';
  return students === 1 ? 'one student of ' : `${students} students of `;
}

/** "3 of 6 questions practice inference". */
export function practiceOf(
  { questions, skills, skillQuestions }: Pick<CatalogLine, 'questions' | 'skills' | 'skillQuestions'>,
  skill: Skill,
): string {
  const those = skillQuestions[skills.indexOf(skill)] ?? 0;
  return `${those} of ${questions} questions ${those === 1 ? 'practices' : 'practice'} ${SKILL_NAMES[skill].toLowerCase()}`;
}
