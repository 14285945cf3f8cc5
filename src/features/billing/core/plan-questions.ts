import { offerInWords, type SmallSchoolOffer } from './offer.ts';
import { SEATS, SMALL_SCHOOL } from './plan.ts';
import { moneyBackInWords, ONE_TEACHER } from './plan-words.ts';

/** What the operator of this Openleaf has set; what is not set is not promised. */
export interface Promised {
  readonly moneyBackDays: number | null;
  readonly takesPurchaseOrders: boolean;
  readonly offer: { readonly smallSchoolOffer: SmallSchoolOffer | null } | null;
}

type Question = readonly [question: string, answer: string];

/** What single teachers ask about plans. */
export const questionsOfTeachers = ({ moneyBackDays }: Pick<Promised, 'moneyBackDays'>): Question[] => [
  [
    'What happens to my classes when my plan is over?',
    'Nothing is lost. Your classes, their work, and what you have set up go on. You just cannot set up anything new that is part of a plan.',
  ],
  [
    'Can I change from monthly to yearly?',
    'Yes, at any time. Open your plan, and choose another one. The payment page shows what you pay before you agree.',
  ],
  ['Can I end my plan?', 'Yes, at any time. It stays open until the end of the time that you have paid for.'],
  ...(moneyBackDays === null
    ? []
    : [['What if it is not for me?', moneyBackInWords(moneyBackDays)] satisfies Question]),
  [
    'What if a payment does not work?',
    'Everything stays open while it is tried again, and the page of your plan tells you.',
  ],
  [
    'Do my students see anything of this?',
    'No. Students see no prices and no plans, and nothing that a student does is ever closed.',
  ],
];

/** What schools ask about plans: purchase orders, invoices, small schools, districts (spec section 2). */
export const questionsOfSchools = ({
  takesPurchaseOrders,
  offer,
}: Omit<Promised, 'moneyBackDays'>): Question[] => [
  [
    'Can we pay by purchase order or invoice?',
    takesPurchaseOrders
      ? 'Yes. Make a quote, and send it to us with your purchase order. You get an invoice.'
      : 'Please ask us. A quote says what a plan costs your school, so that you have it on paper.',
  ],
  [
    'Is one plan enough for our school?',
    `${ONE_TEACHER} Each teacher who wants a plan needs their own. A quote adds them up.`,
  ],
  ['We are a small school.', smallSchoolAnswer(offer?.smallSchoolOffer ?? null)],
  [
    'We are a district.',
    `With more than ${SEATS.large.toLocaleString('en-US')} students, we agree on a price with you. Make a quote with the number of your teachers and students, and send it to us.`,
  ],
  [
    'What if we have more students than seats?',
    'Nobody is shut out. The page of your plan says so, and you can choose a larger plan when it suits you.',
  ],
];

function smallSchoolAnswer(offer: SmallSchoolOffer | null): string {
  const plans = `With up to ${SMALL_SCHOOL} students the Small or the Medium plan is for you.`;
  return offer === null
    ? plans
    : `${plans} ${offerInWords(offer)} When you choose a plan, check the box for small schools. The payment page then shows the lower price.`;
}
