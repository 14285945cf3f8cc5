import { cpus } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { createPasswordHasher } from '#features/accounts/server/password-hasher.ts';
import { measureService } from '../../bench/answers/measure-service.ts';
import { walkOver } from '../../bench/answers/walk.ts';
import { type Client, type ClientCall, loginCall, openClients, sessionCall } from '../../harness/client.ts';
import { watchDisk } from '../../harness/disk.ts';
import type { OpenleafProcess } from '../../harness/openleaf-process.ts';
import { processesOf, readUse } from '../../harness/processor-use.ts';
import type { School } from '../../harness/school.ts';
import { inNewEnvironment, type TestEnvironment } from '../../harness/test-environment.ts';
import type { MachineCosts } from './machine-size.ts';

/** What was measured, and how the disk did meanwhile; times in milliseconds. */
export interface MachineMeasure extends MachineCosts {
  readonly disk: { readonly p50: number; readonly p99: number; readonly longest: number };
}

const CLIENTS = 16;
const PASSWORDS = 100;
const COMING_IN = 40;
/** Students whose quizzes are answered; more than a quick machine gets through. */
const STUDENTS = 1_600;
const WARM_UP = 2;
/** From the last call until what was begun by it has ended, in milliseconds. */
const SETTLE_MS = 300;

/**
 * Measures on a database of its own in a temporary folder, which is gone afterward; nothing of a school is touched.
 * @param seconds in which answers are measured.
 */
export async function measureMachine(
  seconds: number,
  onProgress: (line: string) => void,
): Promise<MachineMeasure> {
  onProgress('A database for the measure is made …');
  const made = await inNewEnvironment(
    { database: 'embedded', seed: 1 },
    { students: STUDENTS },
    async (environment) => environment,
  );
  try {
    onProgress('Passwords …');
    const password = await passwordTime();
    const server = await made.startServer();
    const endDiskWatch = await watchDisk(made.storage.folder);
    onProgress('Students who come in …');
    const wayIn = await wayInTime(made, server, password);
    onProgress('Answers …');
    const answer = await answerTime(made, server, seconds);
    const disk = await endDiskWatch();
    return {
      processors: cpus().length,
      password,
      answer,
      wayIn,
      disk: { p50: disk.at(0.5), p99: disk.at(0.99), longest: disk.at(1) },
    };
  } finally {
    await made.close();
  }
}

/** Processor time of a password, which other programs on the machine do not lengthen much. */
async function passwordTime(): Promise<number> {
  const hasher = createPasswordHasher();
  try {
    const stored = await hasher.hash('the password of nobody', 'here');
    const before = process.cpuUsage();
    for (let looked = 0; looked < PASSWORDS; looked++) await hasher.verify(stored, 'another');
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000 / PASSWORDS;
  } finally {
    await hasher.close();
  }
}

async function answerTime(
  { school, storage }: TestEnvironment,
  server: OpenleafProcess,
  seconds: number,
): Promise<number> {
  const students = school.students.slice(COMING_IN);
  const walk = walkOver({ ...school, students }, school.passage.questions.length);
  const plan = { origin: server.origin, clients: CLIENTS, walk };
  const spell = { warmUp: WARM_UP, warmUpAnswers: 0, seconds };
  const { serverEach, databaseEach, refused } = await measureService(
    plan,
    processesOf(server, storage),
    spell,
  );
  if (refused > 0) throw new Error(`${refused} answers of the measure were refused.`);
  return serverEach + databaseEach;
}

/** Processor time of what a student calls up on the way in; the password is taken off. */
async function wayInTime(
  { school, storage }: TestEnvironment,
  server: OpenleafProcess,
  password: number,
): Promise<number> {
  const processes = processesOf(server, storage);
  const clients = openClients([server.origin], { count: COMING_IN });
  try {
    const before = readUse(processes);
    for (const [index, student] of school.students.slice(0, COMING_IN).entries()) {
      const client = clients.at(index);
      const login = await succeed(client, loginCall(student.username, school.password));
      const { token } = JSON.parse(login) as { token: string };
      await succeed(client, sessionCall(token));
      await succeed(client, homeCall(token, student));
      await succeed(client, { method: 'POST', path: 'reading/startQuiz', token });
    }
    await sleep(SETTLE_MS);
    const after = readUse(processes);
    const used = after.server - before.server + after.database - before.database;
    return Math.max(used / COMING_IN - password, 0);
  } finally {
    await clients.close();
  }
}

const homeCall = (token: string, { id }: School['students'][number]): ClientCall => ({
  method: 'POST',
  path: 'dashboard/viewProfileForStudent',
  token,
  body: { studentId: id },
});

async function succeed(client: Client, asked: ClientCall): Promise<string> {
  const { status, text } = await client.call(asked);
  if (status !== 200) throw new Error(`${asked.path} answered ${status} in the measure.`);
  return text;
}
