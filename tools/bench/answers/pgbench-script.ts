import { ACCEPT, ACCEPT_VALUES, type JudgedAnswer } from '#features/quiz/server/answer-queries.ts';
import { CLAIMED_SECONDS, studentsOfEach, type Walk, type WalkAnswer } from './walk.ts';

/**
 * The value of each parameter of the statement. pgbench has no UUIDs and no clock, so the server makes both; all
 * others are parameters as they are in the service.
 */
const VALUES: Readonly<Record<keyof JudgedAnswer, string>> = {
  studentId: ':student_id',
  versionId: ':version_id',
  position: ':position',
  questionId: ':question_id',
  optionId: ':option_id',
  right: ':right',
  claimedSeconds: ':claimed_seconds',
  fastBelow: ':fast_below',
  key: 'gen_random_uuid()',
  now: 'now()',
};

/** The statement of the service with pgbench's names for its parameters. */
const statement = (): string =>
  ACCEPT.replaceAll(/\$(\d+)/g, (_, number: string) => {
    const name = ACCEPT_VALUES[Number(number) - 1];
    if (name === undefined) throw new RangeError(`The statement has a parameter $${number} without a value.`);
    return VALUES[name];
  })
    .trim()
    .replaceAll(/\s*\n\s*/g, ' ');

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
