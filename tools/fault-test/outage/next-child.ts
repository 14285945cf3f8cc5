import { findReadable } from '../../../e2e/steps/readable.ts';
import { logInAtHome, logOut } from './child.ts';
import { countAnswers } from './outage-queries.ts';
import { readScreen } from './screen.ts';
import { pageOf, secretsOf, type Visit } from './visit.ts';

/** So long the next child looks around, in milliseconds: whatever waits would be on its way by then. */
const LOOK_AROUND_MS = 300;

/** Another child logs in at the same device while answers wait there, looks around, goes back, and logs out. */
export async function sitDownAfter(visit: Visit): Promise<void> {
  const { environment, lane } = visit;
  const { pool } = environment.tests.database;
  const other = environment.nextOther();
  const before = await countAnswers(pool, other.id);
  const sent = lane.device().sent().length;
  const look = async () => {
    visit.readable.push(...(await findReadable(pageOf(visit), await secretsOf(visit))));
  };
  await logInAtHome(pageOf(visit), lane.proxy.origin, {
    username: other.username,
    password: environment.tests.school.password,
  });
  await pageOf(visit).waitForTimeout(LOOK_AROUND_MS);
  await look();
  // The way back leads through the pages of the child before.
  await pageOf(visit).goBack();
  await pageOf(visit).waitForTimeout(LOOK_AROUND_MS);
  await look();
  for (const { studentId } of lane.device().sent().slice(sent))
    visit.asOther.push(`of ${studentId}, while ${other.id} sat there, after ${visit.student.id}`);
  if ((await countAnswers(pool, other.id)) !== before)
    visit.asOther.push(`an answer of ${other.id} was made up`);
  const { step } = await readScreen(pageOf(visit));
  // The way back may have led through the logout.
  if (step === 'logged-out' || step === 'login') return;
  await pageOf(visit).goto(`${lane.proxy.origin}/app/student/dashboard`);
  await logOut(pageOf(visit));
}
