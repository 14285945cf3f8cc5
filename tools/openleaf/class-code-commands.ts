import { randomInt } from 'node:crypto';
import { isClassCode, showClassCode, tidyClassCode } from '#features/classes/core/class-code.ts';
import {
  closeClassCode,
  type OperatorClass,
  renewClassCode,
  selectClassForOperator,
} from '#features/classes/server/public.ts';
import type { Db } from '#platform/db/server/database.ts';
import {
  type Command,
  type CommandCall,
  type DatabaseCommand,
  done,
  type Outcome,
  refused,
} from './command.ts';

/** A class by its code as people type it, else by its number. */
export async function findClass(db: Db, typed: string): Promise<OperatorClass | undefined> {
  const code = tidyClassCode(typed);
  const byCode = isClassCode(code) ? await selectClassForOperator(db, { code }) : undefined;
  if (byCode || !/^\d{1,15}$/.test(typed)) return byCode;
  return selectClassForOperator(db, { id: Number(typed) });
}

/** Such as `"Room 12" (class 3 of Ms. Rivera, 25 students)`. */
export function describeClass({
  id,
  name,
  first_name,
  last_name,
  username,
  student_count,
}: OperatorClass): string {
  const teacher = `${first_name} ${last_name}`.trim() || username;
  const students = student_count === 1 ? '1 student' : `${student_count ?? 0} students`;
  return `"${name}" (class ${id} of ${teacher}, ${students})`;
}

const withClass =
  (act: (found: OperatorClass, call: CommandCall) => Promise<Outcome>): DatabaseCommand['run'] =>
  async (call) => {
    const [typed = ''] = call.given;
    const found = await findClass(call.database.db, typed);
    return found ? act(found, call) : refused(`There is no class with the code or the number "${typed}".`);
  };

const renewCode: Command = {
  name: 'renew-code',
  takes: ['CLASS'],
  help: 'Gives a class, by its code or its number, a new class code; the old one stops working.',
  run: withClass(async (found, { database: { db }, now }) => {
    const renewal = { classId: found.id, timezone: found.timezone, by: null };
    const code = await renewClassCode({ db, randomInt }, renewal, now);
    return done(
      `The class code of ${describeClass(found)} is now ${showClassCode(code)}; the old one stops working.`,
    );
  }),
};

const closeCode: Command = {
  name: 'close-code',
  takes: ['CLASS'],
  help: 'Closes the class code of a class, by its code or its number; its students stay.',
  run: withClass(async (found, { database: { db }, now }) => {
    if (found.code === null) return refused(`${describeClass(found)} has no class code.`);
    await closeClassCode(db, { classId: found.id, by: null }, now);
    return done(`The class code ${showClassCode(found.code)} of ${describeClass(found)} is closed.`);
  }),
};

/** The commands for a class code that got out. */
export const CLASS_CODE_COMMANDS: readonly Command[] = [renewCode, closeCode];
