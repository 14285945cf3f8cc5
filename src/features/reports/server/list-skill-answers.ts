import { seesFigures } from '#features/classes/core/teacher-rights.ts';
import { classesToRead, readableBy } from '#features/classes/server/public.ts';
import { SKILLS_BY_GROUP, type Skill, type SkillGroup } from '#features/library/core/skills.ts';
import type { Library } from '#features/library/server/public.ts';
import { studentDay } from '#features/progress/core/student-day.ts';
import { stateBeforeOf } from '#features/progress/server/public.ts';
import { type QuizServices, questionStatesOf, type StudentContext } from '#features/quiz/server/public.ts';
import { Refusal } from '#platform/endpoint/server/refusal.ts';
import type { Call, Reply } from '#platform/endpoint/server/route.ts';
import { isoDay } from '#platform/time/core/civil-day.ts';
import type { skillAnswers as contract, SkillAnswer } from '../contract/skill-answers.ts';
import { expectedAnswers, SHARE_UNITS } from '../core/expected-answers.ts';
import type { SkillOrGroup } from '../core/help-tables.ts';
import { reportedDays } from './asked-days.ts';
import { readStudentSkills } from './read-student-skills.ts';
import {
  countSkillAnswers,
  type SkillAnswerRow,
  selectSkillAnswers,
  selectVersionsRead,
} from './skill-answers-queries.ts';
import { zoneToRead } from './zone-to-read.ts';

/** The answers behind the number of a skill of a student, with the number. */
export async function listSkillAnswers(
  { db, library }: QuizServices,
  { actor, params: { studentId }, body, object: context, now }: Call<typeof contract, StudentContext>,
): Promise<Reply<typeof contract>> {
  const readable = readableBy(actor, studentId, context.classes);
  const timezone = zoneToRead(readable, context);
  const days = reportedDays(body, studentDay(context.progress, now, timezone));
  if (days instanceof Refusal) return days;
  const { fromDay, toDay, today } = days;
  const { skill, page, size } = body;
  const work = { studentId, classIds: classesToRead(readable), fromDay, toDay };
  const figures = seesFigures(readable);
  const [asked, { skills, groups }] = await Promise.all([
    questionsOf(library, skill, await selectVersionsRead(db, work)),
    readStudentSkills(db, work),
  ]);
  const [rows, total] = await Promise.all([
    selectSkillAnswers(db, { ...work, ...asked, page, size }),
    countSkillAnswers(db, { ...work, ...asked }),
  ]);
  const number = [...skills, ...groups].find((one) => one.skill === skill) ?? null;
  return {
    studentId,
    timezone,
    today,
    start: isoDay(fromDay),
    end: isoDay(toDay),
    number: figures ? number : null,
    page,
    size,
    total,
    answers: (await Promise.all(rows.map((row) => toAnswer(library, row, figures)))).flat(),
  };
}

const partsOf = (skill: SkillOrGroup): readonly Skill[] =>
  Object.hasOwn(SKILLS_BY_GROUP, skill) ? SKILLS_BY_GROUP[skill as SkillGroup] : [skill as Skill];

/** The questions of a skill or a group in versions of passages. */
async function questionsOf(library: Library, skill: SkillOrGroup, versionIds: readonly number[]) {
  const parts = partsOf(skill);
  const passages = await Promise.all(versionIds.map((versionId) => library.version(versionId)));
  const questions = passages.flatMap((passage) =>
    (passage?.questions ?? [])
      .filter((question) => parts.includes(question.skill))
      .map(({ position }) => ({ versionId: passage?.versionId ?? 0, position })),
  );
  return {
    versionIds: questions.map(({ versionId }) => versionId),
    positions: questions.map(({ position }) => position),
  };
}

async function toAnswer(library: Library, row: SkillAnswerRow, figures: boolean): Promise<SkillAnswer[]> {
  const passage = await library.version(row.passage_version_id);
  const question = passage?.questions[row.position];
  if (!passage || !question || !row.finished_at) return [];
  return [
    {
      attemptId: row.id,
      versionId: row.passage_version_id,
      title: passage.title,
      passageLevel: passage.level,
      question: row.position + 1,
      stem: question.stem,
      finishedAt: row.finished_at.toISOString(),
      right: row.is_right,
      counted: !row.is_fast,
      expected: figures ? chanceOf(row) : null,
    },
  ];
}

/** As the kept figures took it. */
function chanceOf(row: SkillAnswerRow): number | null {
  const chances = expectedAnswers({
    before: stateBeforeOf(row.state_before, row.id),
    gapDays: row.gap_days ?? 0,
    questions: questionStatesOf(row.question_states, row.id),
  });
  const chance = chances[row.position];
  return chance ? chance.expected / SHARE_UNITS : null;
}
