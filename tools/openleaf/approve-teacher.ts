import { usernameKey } from '#features/accounts/core/username.ts';
import { approveTeacher } from '#features/accounts/server/public.ts';
import { type Command, done, refused } from './command.ts';

/** In the demo every teacher is approved at once. */
export const approveTeacherCommand: Command = {
  name: 'approve-teacher',
  takes: ['USERNAME'],
  help: 'Opens the keys of the library to a teacher, and lets students ask for them by e-mail address.',
  async run({ database, given: [username = ''], now }) {
    const approved = await approveTeacher(database.db, usernameKey(username), now);
    return approved
      ? done(`${username} is approved.`)
      : refused(`There is no teacher with the username "${username}".`);
  },
};
