import type { Plan } from './plan.ts';
import { PLAN_NAMES } from './plan-words.ts';

/** Who sells the plans here, as the operator has set it; null for what was not set. */
export interface Seller {
  readonly name: string | null;
  readonly address: string | null;
  /** For purchase orders and questions. */
  readonly email: string | null;
}

/** Name and address in one line; empty where neither is set. */
export const sellerInWords = ({ name, address }: Pick<Seller, 'name' | 'address'>): string =>
  [name, address].filter((part) => part !== null).join(', ');

interface Order {
  readonly plan: Plan;
  /** Who get a plan each. */
  readonly teachers: number;
  readonly email: Seller['email'];
  /** Where everybody may write to the operator: "https://reading.example.org/contact". */
  readonly contactPage: string;
  /** Whether the operator takes purchase orders. */
  readonly takesPurchaseOrders: boolean;
}

/** What a school does with a quote. Nothing is said in the name of an operator who has not set it. */
export function orderInWords({ plan, teachers, email, contactPage, takesPurchaseOrders }: Order): string {
  const write = writeInWords({ email, contactPage });
  if (plan === 'district') return `To agree on a price, ${write}. Please include the number of this quote.`;
  if (takesPurchaseOrders)
    return email === null
      ? `To pay by purchase order, ${write}, and include the number of this quote. We will tell you where to send the order, and you will get an invoice.`
      : `To pay by purchase order, send it to ${email} with the number of this quote. You will get an invoice.`;
  const who = teachers === 1 ? 'the teacher who will use the plan' : 'each teacher who will use a plan';
  return `To pay by card: in Openleaf, ${who} opens Settings, then Plan, and chooses the ${PLAN_NAMES[plan]} plan. If your school pays another way, ${write}.`;
}

/** How to reach who sells: "write to orders@oak.example". */
export const writeInWords = ({ email, contactPage }: Pick<Order, 'email' | 'contactPage'>): string =>
  email === null ? `write to us at ${contactPage}` : `write to ${email}`;

/** What a school sends that has no quote and no account: for the page of prices, where the operator takes purchase orders. */
export const orderWithoutQuote = (email: Seller['email']): string =>
  `Send your purchase order ${email === null ? 'to us' : `to ${email}`}. Please include the plan you want, the number of teachers and students, and the name and address of your school. You will get an invoice.`;
