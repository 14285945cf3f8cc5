import type { PdfSection } from '#platform/pdf/core/pdf-document.ts';
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

/** A quote on one page. @param moneyBackDays what the operator promises; null for nothing */
export function quoteSection(
  row: QuoteRow,
  moneyBackDays: number | null,
): PdfSection & { readonly number: string } {
  const { number, schoolName, seats, plan, term, currency, cents, madeAt, expiresAt } = toQuote(row);
  const price =
    cents === null
      ? 'To be agreed on with the person who runs Openleaf'
      : `${moneyInWords(cents, currency)} ${term === 'annual' ? 'a year' : 'a month'}`;
  const lines = [
    ['Quote', number],
    ['Made on', dayInWords(madeAt)],
    ['Good until', dayInWords(expiresAt)],
    ['School', schoolName],
    ...(row.address === '' ? [] : [['Address', row.address]]),
    ['For', `${row.contact_name}, ${row.contact_email}`],
    ['Students', `${seats.toLocaleString('en-US')} (the plan: ${studentsInWords(plan).toLowerCase()})`],
    ['Plan', PLAN_NAMES[plan]],
    ['Paid', TERM_NAMES[term]],
    ['Price', price],
  ];
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
        rows: lines,
      },
      {
        kind: 'text',
        text: [
          'Openleaf is reading practice for schools.',
          ONE_TEACHER,
          `This quote is good for ${QUOTE_DAYS} days. Taxes may be added where the law asks for them.`,
          ...(moneyBackDays === null ? [] : [moneyBackInWords(moneyBackDays)]),
        ].join(' '),
      },
    ],
  };
}
