import {
  accountsWorld,
  type Person,
  type WorldAccount,
  type WorldApp,
} from '#features/accounts/server/world.ts';
import { type ClassForm, openClass } from '#features/classes/server/world.ts';
import { type Student, toStudent } from '#features/quiz/server/world.ts';
import { signUpParent, signUpStudent } from '#features/sign-up/server/world.ts';
import type { Caller } from '#platform/endpoint/server/caller.ts';

export type { Person, WorldAccount } from '#features/accounts/server/world.ts';
export type { Student } from '#features/quiz/server/world.ts';
export type { Answered, Caller } from '#platform/endpoint/server/caller.ts';

/**
 * People who use the service through its real calls: the one vocabulary that fills the demo school and every test,
 * `world.teacher('Ms. Rivera')`, `teacher.class('Grade 4')`, `class.student('Ana')`. What each of them can do is defined with
 * its slice (`server/world.ts`); here it is put together.
 */

export interface SchoolClass {
  readonly id: number;
  readonly code: string;
  student(name: string, account?: Partial<WorldAccount>): Promise<Student>;
}

export interface Teacher extends Person {
  class(name: string, form?: ClassForm): Promise<SchoolClass>;
}

export interface World {
  readonly anyone: Caller;
  teacher(name: string, account?: Partial<WorldAccount>): Promise<Teacher>;
  admin(name: string, account?: Partial<WorldAccount>): Promise<Person>;
  /** A student in no class. */
  student(name: string, account?: Partial<WorldAccount>): Promise<Student>;
  /** A parent who has no child yet. */
  parent(name: string, account?: Partial<WorldAccount>): Promise<Person>;
  /** A person who exists already. */
  logIn(username: string, password: string): Promise<Person>;
  /** A student who signs in again, on another day or another device. */
  comeBack(student: Student): Promise<Student>;
}

export function createWorld(app: WorldApp): World {
  const accounts = accountsWorld(app);
  const student = async (...form: [name: string, account?: Partial<WorldAccount>, classCode?: string]) =>
    toStudent(await signUpStudent(app, ...form));
  const schoolClass = (opened: Pick<SchoolClass, 'id' | 'code'>): SchoolClass => ({
    ...opened,
    student: (name, account) => student(name, account, opened.code),
  });
  return {
    ...accounts,
    student: (name, account) => student(name, account),
    parent: (name, account) => signUpParent(app, name, account),
    async teacher(name, account) {
      const person = await accounts.teacher(name, account);
      return {
        ...person,
        class: async (className, form) => schoolClass(await openClass(person, className, form)),
      };
    },
    comeBack: async ({ username, password }) => toStudent(await accounts.logIn(username, password)),
  };
}
