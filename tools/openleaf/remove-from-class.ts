import { endMembership } from '#features/classes/server/public.ts';
import { describeClass, findClass } from './class-code-commands.ts';
import { type Command, done, refused } from './command.ts';
import { describePerson, findAccount } from './people.ts';

/** For a student whom a false class, or a teacher who is gone, keeps. */
export const removeFromClassCommand: Command = {
  name: 'remove-from-class',
  takes: [],
  options: {
    student: { type: 'string', value: 'NAME', required: true },
    class: { type: 'string', value: 'CODE-OR-ID', required: true },
  },
  help: 'Takes a student out of any class; the work is kept, and the class code does not let them in again.',
  async run({ database: { db }, options, now }) {
    const [username, typed] = [String(options['student']), String(options['class'])];
    const account = await findAccount(db, username);
    if (account?.role !== 'student') return refused(`There is no student with the username "${username}".`);
    const found = await findClass(db, typed);
    if (!found) return refused(`There is no class with the code or the number "${typed}".`);
    const membership = {
      studentId: account.id,
      classId: found.id,
      act: 'remove-from-class',
      by: null,
    } as const;
    const wasIn = await endMembership(db, membership, now);
    if (!wasIn) return refused(`${describePerson(account)} is not in ${describeClass(found)}.`);
    return done(`${describePerson(account)} is not in "${found.name}" (class ${found.id}) any more.`);
  },
};
