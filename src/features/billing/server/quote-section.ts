import type { PdfBlock, PdfSection } from '#platform/pdf/core/pdf-document.ts';
import type { Quote } from '../contract/quotes.ts';
import { offerFor, offerOnQuote } from '../core/offer.ts';
import { orderInWords, type Seller, writeInWords } from '../core/ordering.ts';
import { SMALL_SCHOOL } from '../core/plan.ts';
import {
  countInWords,
  forWhomInWords,
  moneyBackInWords,
  ONE_TEACHER,
  PLAN_NAMES,
  paidInWords,
  TERM_NAMES,
} from '../core/plan-words.ts';
import { QUOTE_DAYS, studentsOfEach, unitOf } from '../core/quote.ts';
import type { Said } from './billing-columns.ts';
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
export interface SoldBy extends Said {
  /** Where everybody may write to the operator. */
  readonly contactPage: string;
  /** The teacher; null where the account is gone. */
  readonly askedBy: {
    readonly first_name: string;
    readonly last_name: string;
    readonly email: string | null;
  } | null;
}

/** A quote on paper, as a purchasing office reads one: who sells what to whom, each position with its price, and how it is ordered. */
export function quoteSection(row: QuoteRow, soldBy: SoldBy): PdfSection & { readonly number: string } {
  const quote = toQuote(row);
  const { number, plan, teachers } = quote;
  return {
    number,
    footer: `Quote ${number}`,
    blocks: [
      { kind: 'heading', level: 1, text: `Quote ${number}` },
      datesOf(quote, soldBy),
      partiesOf(quote, soldBy.seller),
      { kind: 'heading', level: 2, text: 'What it costs' },
      positionsOf(quote),
      ...notesOf(quote, soldBy),
      { kind: 'heading', level: 2, text: 'How to order' },
      { kind: 'text', text: orderInWords({ ...soldBy, plan, teachers, email: soldBy.seller.email }) },
      { kind: 'heading', level: 2, text: 'Terms' },
      ...termsOf(soldBy).map((text): PdfBlock => ({ kind: 'text', text })),
    ],
  };
}

const left = (header: string, share = 1) => ({ header, share });
const right = (header: string, share = 1) => ({ header, share, align: 'right' }) as const;

function datesOf({ number, madeAt, expiresAt }: Quote, { askedBy }: SoldBy): PdfBlock {
  const teacher = askedBy && [`${askedBy.first_name} ${askedBy.last_name}`.trim(), askedBy.email];
  const by = (teacher ?? []).filter((part) => part !== null && part !== '').join(', ');
  return {
    kind: 'table',
    columns: [
      left('Number', 2),
      left('Date', 2),
      left('Good until', 2),
      ...(by === '' ? [] : [left('Requested by', 4)]),
    ],
    rows: [[number, dayInWords(madeAt), dayInWords(expiresAt), ...(by === '' ? [] : [by])]],
  };
}

/** Whatever was not set, or not given, has no line; a seller who is not named has no column. */
function partiesOf({ schoolName, address, contactName, contactEmail }: Quote, seller: Seller): PdfBlock {
  const [sells, buys] = [
    [seller.name, seller.address, seller.email].filter((line) => line !== null),
    [schoolName, address, `Attention: ${contactName}`, contactEmail].filter((line) => line !== ''),
  ];
  if (sells.length === 0)
    return { kind: 'table', columns: [left('Buyer')], rows: buys.map((line) => [line]) };
  return {
    kind: 'table',
    // The first cell of a row is its header, and is never empty: a buyer has more lines.
    columns: [left('Buyer'), left('Seller')],
    rows: buys.map((line, at) => [line, sells[at] ?? '']),
  };
}

const AGREED = 'To be agreed on';

function positionsOf({ plan, term, teachers, seats, cents, currency }: Quote): PdfBlock {
  const priceOf = (amount: number | null): string =>
    amount === null ? AGREED : paidInWords({ term, cents: amount, currency });
  const item =
    plan === 'district'
      ? `Openleaf, ${PLAN_NAMES[plan]} plan, for ${countInWords(seats, 'student')} and ${countInWords(teachers, 'teacher')}`
      : `Openleaf, ${PLAN_NAMES[plan]} plan, paid ${TERM_NAMES[term].toLowerCase()}. ${forWhomInWords(plan)}`;
  const quantity = plan === 'district' ? '1' : teachers.toLocaleString('en-US');
  return {
    kind: 'table',
    columns: [left('Item', 5), right('Quantity', 1.4), right('Unit price', 2.2), right('Amount', 2.2)],
    rows: [
      [item, quantity, priceOf(unitOf({ cents, teachers })), priceOf(cents)],
      ['Total', '', '', priceOf(cents)],
    ],
  };
}

/** For whom the positions are, and what would be less. */
function notesOf({ plan, teachers, seats, cents, currency }: Quote, { offer, seller }: SoldBy): PdfBlock[] {
  if (cents === null) {
    const by = seller.name === null ? '' : ` with ${seller.name}`;
    return [{ kind: 'text', text: `For this many students, the price still has to be agreed on${by}.` }];
  }
  const all = countInWords(seats, 'student');
  const each = countInWords(studentsOfEach({ students: seats, teachers }), 'student');
  const forWhom =
    teachers === 1
      ? `For one teacher with ${all}.`
      : `For ${countInWords(teachers, 'teacher')} with ${all} in all, up to ${each} each.`;
  const less = seats <= SMALL_SCHOOL ? offerFor(plan, offer) : null;
  const notes = [
    `${forWhom} Prices are in ${currency.toUpperCase()}.`,
    ...(less === null
      ? []
      : [`With up to ${SMALL_SCHOOL} students: ${offerOnQuote(less, { cents, currency })}.`]),
  ];
  return notes.map((text) => ({ kind: 'text', text }));
}

const termsOf = ({ moneyBackDays, seller, contactPage }: SoldBy): string[] => [
  `Openleaf is reading practice for schools. ${ONE_TEACHER}`,
  `This quote is good for ${QUOTE_DAYS} days. Taxes may be added where the law requires them.`,
  ...(moneyBackDays === null
    ? []
    : [`${moneyBackInWords(moneyBackDays)} To ask, ${writeInWords({ email: seller.email, contactPage })}.`]),
];
