import { leaveDemo } from '#app/server/leave-demo.ts';
import { type Command, done, type Outcome, refused } from './command.ts';

const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

const left = (people: number, approvals: number): Outcome =>
  done(
    `The demo is left: ${plural(people, 'person', 'people')} of the demo school removed. Start Openleaf with OPENLEAF_MODE=production.` +
      (approvals === 0
        ? ''
        : ` ${plural(approvals, 'teacher waits', 'teachers wait')} for approval: npm run openleaf -- approve-teacher USERNAME`),
  );

/** Everyone who registered stays, with their classes and their work. */
export const leaveDemoCommand: Command = {
  name: 'leave-demo',
  takes: [],
  options: { 'classes-to': { type: 'string', value: 'USERNAME' } },
  help: 'Makes a school of a demo: removes its people, class and logins; what others added stays. Back up first.',
  async run({ database, options, now }) {
    const to = options['classes-to'];
    const outcome = await leaveDemo(database, { now, ...(typeof to === 'string' && { classesTo: to }) });
    switch (outcome.kind) {
      case 'left':
        return left(outcome.people, outcome.withdrawnApprovals);
      case 'no-demo':
        return refused('This database is not a demo.');
      case 'in-use':
        return refused('Openleaf, or another program, is using the database. Stop it and run this again.');
      case 'classes-without-teacher':
        return refused(
          `The demo logins own classes that were added (${outcome.names.join(', ')}). Name the teacher who takes them: --classes-to USERNAME`,
        );
      case 'no-such-teacher':
        return refused(`There is no teacher with the username "${String(to)}" outside the demo school.`);
    }
  },
};
