import { createQueryId, PostgresQueryCompiler, sql } from 'kysely';
import { acceptingOne } from '#features/quiz/server/answer-queries.ts';
import { CLAIMED_SECONDS, studentsOfEach, type Walk, type WalkAnswer } from './walk.ts';

/**
 * The statement of the service with pgbench's names for its parameters. pgbench has no UUIDs and no clock, so the server
 * makes both; all others are parameters as they are in the service.
 */
const statement = (): string => {
  const node = acceptingOne({
    studentId: sql.raw(':student_id'),
    versionId: sql.raw(':version_id'),
    position: sql.raw(':position'),
    questionId: sql.raw(':question_id'),
    optionId: sql.raw(':option_id'),
    right: sql.raw(':right'),
    claimedSeconds: sql.raw(':claimed_seconds'),
    fastBelow: sql.raw(':fast_below'),
    key: sql.raw('gen_random_uuid()'),
    now: sql.raw('now()'),
  }).toOperationNode();
  return new PostgresQueryCompiler()
    .compileQuery(node, createQueryId())
    .sql.trim()
    .replaceAll(/\s*\n\s*/g, ' ');
};

const choose = (answers: readonly WalkAnswer[], value: (answer: WalkAnswer) => number | boolean): string =>
  `case ${answers.map((answer) => `when :position = ${answer.position} then ${value(answer)}`).join(' ')} end`;

/**
 * The walk as pgbench's script, for so many clients. The variable `sent`, which pgbench is given, counts the answers of
 * each client: variables keep their values between its transactions.
 */
export function pgbenchScript(walk: Walk, clients: number): string {
  const { answers, versionId, students } = walk;
  return [
    `\\set position :sent % ${answers.length}`,
    `\\set student_id ${students[0]?.id} + :client_id * ${studentsOfEach(walk, clients)} + :sent / ${answers.length}`,
    `\\set version_id ${versionId}`,
    `\\set question_id ${choose(answers, ({ questionId }) => questionId)}`,
    `\\set option_id ${choose(answers, ({ optionId }) => optionId)}`,
    `\\set right ${choose(answers, ({ right }) => right)}`,
    `\\set claimed_seconds ${CLAIMED_SECONDS}`,
    `\\set fast_below ${choose(answers, (answer) => answer.fastBelow)}`,
    `\\set sent :sent + 1`,
    `${statement()};\n`,
  ].join('\n');
}
