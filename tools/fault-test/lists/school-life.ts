import { viewProfileForStudent } from '#features/overview/contract/endpoints.ts';
import { listTaughtStudents } from '#features/overview/contract/teaching.ts';
import { callOf } from '../../harness/call-of.ts';
import { type ClientCall, openClients } from '../../harness/client.ts';
import { createLatencies, type Latencies } from '../../harness/latencies.ts';
import { spreadEvenly } from '../../harness/pace.ts';
import type { School, SchoolStudent } from '../../harness/school.ts';
import { answerCall, makeAnswer } from '../../harness/sent-answer.ts';
import type { ListsPlan } from './lists-plan.ts';

/** How a part of a school's day went; times are from the moment at which a call was meant to begin. */
export interface SchoolLife {
  readonly answers: Latencies;
  readonly homes: Latencies;
  /** Of these two kinds. */
  readonly refused: number;
  /** Of the approved teacher. */
  readonly lists: Latencies;
  readonly listsRefused: number;
}

const CONNECTIONS = 60;
const CLAIMED_SECONDS = 30;

/** Students look at their homes and answer, and their teacher looks at them, each at its rate whatever becomes of those before. */
export async function liveOn(
  origin: string,
  { school, students }: { readonly school: School; readonly students: readonly SchoolStudent[] },
  { seconds, homesPerSecond, answersPerSecond, listsPerSecond }: ListsPlan,
): Promise<SchoolLife> {
  const clients = openClients([origin], { count: CONNECTIONS });
  const answers = createLatencies();
  const homes = createLatencies();
  const lists = createLatencies();
  let refused = 0;
  let listsRefused = 0;
  const follow = async (call: ClientCall, due: number, times: Latencies) => {
    const { status } = await send(call);
    times.add(performance.now() - due);
    if (status === 200) return;
    if (times === lists) listsRefused += 1;
    else refused += 1;
  };
  const free = Array.from({ length: CONNECTIONS }, (_, n) => clients.at(n));
  const send = async (call: ClientCall) => {
    const client = free.pop() ?? clients.next();
    const reply = await client.tryCall(call);
    free.push(client);
    return reply;
  };
  const [question] = school.passage.questions;
  if (!question) throw new Error('The passage has no questions.');
  try {
    await Promise.all([
      spreadEvenly({ count: seconds * answersPerSecond, seconds }, (n, due) => {
        const student = students[n] as SchoolStudent;
        const { id: optionId } = question.options[n % question.options.length] ?? question.key;
        const answer = makeAnswer(student, school.passage, { question, optionId, seconds: CLAIMED_SECONDS });
        return follow(answerCall(answer, student.token), due, answers);
      }),
      spreadEvenly({ count: seconds * homesPerSecond, seconds }, (n, due) => {
        const { id, token } = students[n % students.length] as SchoolStudent;
        return follow(callOf(viewProfileForStudent, { body: { studentId: id } }, { token }), due, homes);
      }),
      spreadEvenly({ count: seconds * listsPerSecond, seconds }, (_, due) =>
        follow(callOf(listTaughtStudents, { query: {} }, { token: school.teacher.token }), due, lists),
      ),
    ]);
  } finally {
    await clients.close();
  }
  return { answers, homes, refused, lists, listsRefused };
}
