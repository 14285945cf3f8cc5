import { randomUUID } from 'node:crypto';
import type { InjectOptions, Response } from 'light-my-request';
import * as accounts from '#features/accounts/contract/endpoints.ts';
import type { SignedIn } from '#features/accounts/contract/fields.ts';
import { type AdminForm, createAdmin } from '#features/accounts/server/public.ts';
import * as classes from '#features/classes/contract/endpoints.ts';
import * as quizCalls from '#features/quiz/contract/endpoints.ts';
import type { QuizView } from '#features/quiz/contract/views.ts';
import * as signUp from '#features/sign-up/contract/endpoints.ts';
import type { EndpointSpec, PartsOf, ResponseOf, Sent } from '#platform/endpoint/contract/endpoint.ts';
import type { Problem } from '#platform/endpoint/contract/problem.ts';
import { Refusal } from '#platform/endpoint/server/refusal.ts';
import type { App } from './build-app.ts';

/**
 * People who use the service through its real calls: the one vocabulary that fills the demo school and every test,
 * `world.teacher('Ms. Rivera')`, `teacher.class('Grade 4')`, `class.student('Ana')`.
 */

export interface Answered<E extends EndpointSpec> {
  readonly status: number;
  /** The body of a success; reading it after a refusal throws the problem. */
  readonly data: ResponseOf<E>;
  readonly problem: Problem;
  readonly raw: Response;
}

/** Anybody who can call: a person who is signed in, or nobody in particular. */
export interface Caller {
  readonly token: string | null;
  /** @param address from where; default this machine. */
  call<E extends EndpointSpec>(endpoint: E, input: PartsOf<E>, address?: string): Promise<Answered<E>>;
}

type Values = Readonly<Record<string, string | number | undefined>>;

const addressOf = (endpoint: EndpointSpec, params: Values, query: Values): string => {
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]): [string, string][] =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  ).toString();
  return `/api/${path}${search === '' ? '' : `?${search}`}`;
};

function createCaller(app: App, token: string | null): Caller {
  return {
    token,
    async call(endpoint, input, address) {
      const { params, query, body, headers } = input as {
        params?: Values;
        query?: Values;
        body?: object;
        headers?: object;
      };
      const request: InjectOptions = {
        method: endpoint.methods.at(-1) ?? 'GET',
        url: addressOf(endpoint, params ?? {}, query ?? {}),
        headers: {
          ...headers,
          ...(token !== null && { authorization: `Bearer ${token}` }),
        },
        ...(body !== undefined && { payload: body }),
        ...(address !== undefined && { remoteAddress: address }),
      };
      const raw = await app.server.inject(request);
      return {
        status: raw.statusCode,
        raw,
        get data() {
          if (raw.statusCode >= 400)
            throw new Error(`${endpoint.name} answered ${raw.statusCode}: ${raw.body}`);
          return raw.json();
        },
        get problem() {
          if (raw.statusCode < 400)
            throw new Error(`${endpoint.name} was meant to refuse, and answered ${raw.body}`);
          return raw.json();
        },
      };
    },
  };
}

export interface Person extends Caller {
  readonly id: number;
  readonly username: string;
  readonly password: string;
}

export interface Student extends Person {
  /** The open quiz, or a new one on the first passage that is offered. @throws Error when there is neither. */
  beginQuiz(): Promise<QuizView>;
  /** Answers a question of the open quiz. */
  answer(
    quiz: QuizView,
    answerId: number,
    seconds: number,
    key?: string,
  ): Promise<Answered<typeof quizCalls.answerQuestion>>;
}

export interface SchoolClass {
  readonly id: number;
  readonly code: string;
  student(name: string, account?: Partial<Account>): Promise<Student>;
}

export interface Teacher extends Person {
  class(name: string, form?: Partial<Sent<typeof classes.createClass, 'body'>>): Promise<SchoolClass>;
}

export interface Account {
  readonly username: string;
  readonly password: string;
  readonly lastName: string;
  readonly dob: string;
}

export interface World {
  readonly anyone: Caller;
  teacher(name: string, account?: Partial<Account>): Promise<Teacher>;
  admin(name: string, account?: Partial<Account>): Promise<Person>;
  /** A student in no class. */
  student(name: string, account?: Partial<Account>): Promise<Student>;
  /** A person who exists already. */
  logIn(username: string, password: string): Promise<Person>;
  /** A student who signs in again, on another day or another device. */
  comeBack(student: Student): Promise<Student>;
}

const PASSWORD = 'otter river 27';
const ZONE = 'America/New_York';

const usernameFor = (name: string): string =>
  `${name
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[^a-z]/g, '')}.${randomUUID().slice(0, 8)}`;

const toStudent = (person: Person): Student => ({
  ...person,
  async beginQuiz() {
    const first = (await person.call(quizCalls.startQuiz, { query: {} })).data;
    if (first.kind === 'quiz') return first.quiz;
    const offerId = first.kind === 'offers' ? (first.offers[0]?.offerId ?? 0) : 0;
    const begun = (await person.call(quizCalls.startQuiz, { query: { offerId } })).data;
    if (begun.kind !== 'quiz') throw new Error('no quiz began');
    return begun.quiz;
  },
  answer: (quiz, answerId, seconds, key = randomUUID()) =>
    person.call(quizCalls.answerQuestion, {
      headers: { 'idempotency-key': key },
      body: {
        studentId: person.id,
        questionId: quiz.next?.questionId ?? 0,
        answerId,
        elapsedSeconds: seconds,
        reading_comprehension_quiz_id: quiz.reading_comprehension_quiz_id,
      },
    }),
});

async function makeAdmin({ services }: App, form: Omit<AdminForm, 'timezone'>): Promise<void> {
  const made = await createAdmin(services, { ...form, timezone: ZONE }, services.now());
  if (made instanceof Refusal) throw new Error(`The admin was refused: ${made.code}`);
}

export function createWorld(app: App): World {
  const anyone = createCaller(app, null);
  const toPerson = ({ userId, token }: SignedIn, username: string, password: string): Person => ({
    ...createCaller(app, token),
    id: userId,
    username,
    password,
  });
  const student = async (
    name: string,
    account: Partial<Account> = {},
    classCode?: string,
  ): Promise<Student> => {
    const { username = usernameFor(name), password = PASSWORD, lastName = 'Lopez', dob } = account;
    const { data } = await anyone.call(signUp.registerStudent, {
      body: { username, password, firstName: name, lastName, timezone: ZONE, dob, classCode },
    });
    return toStudent(toPerson(data, username, password));
  };
  const logIn = async (username: string, password: string): Promise<Person> => {
    const { data } = await anyone.call(accounts.logIn, { body: { username, password } });
    return toPerson(data, username, password);
  };
  const schoolClass = ({ id, classCode }: { id: number; classCode: string | null }): SchoolClass => ({
    id,
    code: classCode ?? '',
    student: (name, account) => student(name, account, classCode ?? undefined),
  });
  return {
    anyone,
    student: (name, account) => student(name, account),
    async teacher(name, account = {}) {
      const { username = usernameFor(name), password = 'quiet library 12', lastName = name } = account;
      const { data } = await anyone.call(accounts.registerTeacher, {
        body: {
          username,
          password,
          email: `${username}@school.example`,
          firstName: 'Ms.',
          lastName,
          timezone: ZONE,
        },
      });
      const person = toPerson(data, username, password);
      return {
        ...person,
        async class(className, form = {}) {
          const made = await person.call(classes.createClass, {
            body: {
              name: className,
              teacherId: person.id,
              grade: 4,
              below_thirteen: true,
              include_short_essay_questions: false,
              may_skip_short_essay: false,
              class_setting: {},
              timezone: ZONE,
              ...form,
            },
          });
          return schoolClass(made.data);
        },
      };
    },
    async admin(name, account = {}) {
      const { username = usernameFor(name), password = 'morning shelf 30', lastName = 'Keller' } = account;
      await makeAdmin(app, { username, password, firstName: name, lastName });
      return logIn(username, password);
    },
    logIn,
    comeBack: async ({ username, password }) => toStudent(await logIn(username, password)),
  };
}
