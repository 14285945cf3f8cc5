import {
  createBilling,
  type LinkOutcome,
  linkCustomer,
  ProviderTrouble,
} from '#features/billing/server/public.ts';
import { readConfig } from '#platform/config/server/config.ts';
import type { Log } from '#platform/services/server/services.ts';
import { type Command, done, type Outcome, refused } from './command.ts';
import { describePerson, findAccount } from './people.ts';
import type { Terminal } from './terminal.ts';

/** Such as `link-customer rivera cus_NffrFeUfNV2Hib`. */
export const linkCustomerCommand: Command = {
  name: 'link-customer',
  takes: ['USERNAME', 'CUSTOMER'],
  help: 'Where plans are sold: links a customer whom you made at Stripe, such as a district, to a teacher, and reads what they pay for.',
  async run({ database: { db }, given: [username = '', customerId = ''], terminal, now }) {
    const billing = createBilling(readConfig(process.env).billing);
    if (billing === null)
      return refused('This Openleaf sells no plans: the variables of Stripe are not set.');
    const account = await findAccount(db, username);
    if (account?.role !== 'teacher') return refused(`There is no teacher with the username "${username}".`);
    try {
      const services = { db, log: logTo(terminal), billing };
      const outcome = await linkCustomer(services, { userId: account.id, customerId, now });
      return sayOutcome(outcome, { who: describePerson(account), customerId });
    } catch (error) {
      if (!(error instanceof ProviderTrouble)) throw error;
      return refused(
        `Stripe did not answer as it should (status ${error.status}${error.code ? `, ${error.code}` : ''}). Nothing was changed.`,
      );
    }
  },
};

interface Named {
  readonly who: string;
  readonly customerId: string;
}

function sayOutcome(outcome: LinkOutcome, { who, customerId }: Named): Outcome {
  switch (outcome.kind) {
    case 'no-customer':
      return refused(`Stripe has no customer ${customerId}. Nothing was changed.`);
    case 'of-another':
      return refused(
        `The customer ${customerId} is linked to account ${outcome.userId} already. Nothing was changed.`,
      );
    case 'pays-already':
      return refused(
        `${who} pays already, as the customer ${outcome.customerId}. End that plan at Stripe first. Nothing was changed.`,
      );
    default:
      return done(
        outcome.subscriptions.length === 0
          ? `${who} is linked to ${customerId}, who pays for nothing yet. A plan opens as soon as it is made at Stripe.`
          : `${who} is linked to ${customerId}, with ${outcome.subscriptions.join(', ')}.`,
      );
  }
}

/** What an operator has to know is said where they look. */
function logTo(terminal: Terminal): Log {
  const tell = (...said: unknown[]) =>
    terminal.say(said.map((one) => (typeof one === 'string' ? one : JSON.stringify(one))).join(' '));
  return { debug: () => {}, info: () => {}, warn: tell, error: tell };
}
