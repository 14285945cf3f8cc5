import type { PdfSection } from '#platform/pdf/core/pdf-document.ts';
import type { Quote } from '../contract/quotes.ts';
import { offerFor, offerOnQuote, type SmallSchoolOffer } from '../core/offer.ts';
import { orderInWords, type Seller, sellerInWords } from '../core/ordering.ts';
import { SMALL_SCHOOL } from '../core/plan.ts';
import {
  moneyBackInWords,
  ONE_TEACHER,
  PLAN_NAMES,
  studentsInWords,
  TERM_NAMES,
} from '../core/plan-words.ts';
import { moneyInWords } from '../core/price.ts';
import { QUOTE_DAYS } from '../core/quote.ts';
import { toQuote } from './quote-view.ts';
import type { QuoteRow } from './quotes-queries.ts';

const dayInWords = (moment: string): string =>
  new Date(moment).toLocaleDateString('en-US', {
    timeZone: 'UTC',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
  });

/** What a quote says beside what was asked for. */
export interface SoldBy {
  /** Days within which the operator gives the money back; null for no promise. */
  readonly moneyBackDays: number | null;
  readonly seller: Seller;
  readonly takesPurchaseOrders: boolean;
  /** Where everybody may write to the operator. */
  readonly contactPage: string;
  /** What small schools pay less; null for nothing. */
  readonly offer: SmallSchoolOffer | null;
  /** The teacher; null where the account is gone. */
  readonly askedBy: {
    readonly first_name: string;
    readonly last_name: string;
    readonly email: string | null;
  } | null;
}

type Line = readonly [what: string, details: string];

/** A quote on one page: who sells what to whom, for how much, and how it is ordered. */
export function quoteSection(row: QuoteRow, soldBy: SoldBy): PdfSection & { readonly number: string } {
  const quote = toQuote(row);
  const { number, schoolName } = quote;
  const { email } = soldBy.seller;
  return {
    number,
    footer: `Openleaf, quote ${number}`,
    blocks: [
      { kind: 'heading', level: 1, text: `Quote for ${schoolName}` },
      {
        kind: 'table',
        columns: [
          { header: 'What', share: 1 },
          { header: 'Details', share: 3 },
        ],
        rows: linesOf(row, quote, soldBy),
      },
      { kind: 'heading', level: 2, text: 'How to order' },
      { kind: 'text', text: orderInWords({ ...soldBy, plan: quote.plan, email }) },
      { kind: 'heading', level: 2, text: 'What this quote covers' },
      { kind: 'text', text: termsOf(soldBy) },
    ],
  };
}

/** Whatever was not set, or not given, has no line. */
function linesOf(row: QuoteRow, quote: Quote, { seller, offer, askedBy }: SoldBy): Line[] {
  const { number, schoolName, seats, plan, term, currency, cents, madeAt, expiresAt } = quote;
  const price =
    cents === null
      ? 'To be agreed on with the person who runs Openleaf'
      : `${moneyInWords(cents, currency)} ${term === 'annual' ? 'a year' : 'a month'}`;
  const less = cents === null ? null : offerFor(plan, offer);
  const teacher = askedBy && [`${askedBy.first_name} ${askedBy.last_name}`.trim(), askedBy.email];
  const lines: Line[] = [
    ['Quote', number],
    ['Made on', dayInWords(madeAt)],
    ['Good until', dayInWords(expiresAt)],
    ['Seller', sellerInWords(seller)],
    ['School', schoolName],
    ['School address', row.address],
    ['For', `${row.contact_name}, ${row.contact_email}`],
    ['Requested by', (teacher ?? []).filter((part) => part !== null).join(', ')],
    ['Students', `${seats.toLocaleString('en-US')} (the plan: ${studentsInWords(plan).toLowerCase()})`],
    ['Plan', PLAN_NAMES[plan]],
    ['Paid', TERM_NAMES[term]],
    ['Price', price],
    [
      'Small schools',
      less === null || cents === null
        ? ''
        : `With up to ${SMALL_SCHOOL} students: ${offerOnQuote(less, { cents, currency })}`,
    ],
  ];
  return lines.filter(([, details]) => details !== '');
}

const termsOf = ({ moneyBackDays }: SoldBy): string =>
  [
    'Openleaf is reading practice for schools.',
    ONE_TEACHER,
    `This quote is good for ${QUOTE_DAYS} days. Taxes may be added where the law asks for them.`,
    ...(moneyBackDays === null ? [] : [moneyBackInWords(moneyBackDays)]),
  ].join(' ');
