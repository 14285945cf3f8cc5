import { expect, it } from 'vitest';
import { quoteSection, type SoldBy } from './quote-section.ts';

const ROW = {
  id: 7,
  teacher_id: 1,
  school_name: 'Riverside Middle School',
  address: '',
  contact_name: 'Dana Fox',
  contact_email: 'office@riverside.example',
  seats: 340,
  teachers: 1,
  plan: 'large',
  term: 'annual',
  currency: 'usd',
  amount: 240_000,
  said: null,
  made_at: new Date('2026-10-14T14:00:00Z'),
  expires_at: new Date('2026-11-13T14:00:00Z'),
};
const NOTHING: SoldBy = {
  moneyBackDays: null,
  seller: { name: null, address: null, email: null },
  takesPurchaseOrders: false,
  contactPage: 'https://oak.example/contact',
  offer: null,
  askedBy: null,
};
const wordsOf = (more: Partial<SoldBy>, row = ROW) =>
  JSON.stringify(quoteSection(row, { ...NOTHING, ...more }).blocks);

it('promises money back only where the operator has', () => {
  expect(wordsOf({})).not.toMatch(/money/);
  expect(wordsOf({ moneyBackDays: 14 })).toContain(
    'ask within 14 days of your first payment, and you get your money back.',
  );
});

it('names the seller and where an order goes as they are set, and nobody where they are not', () => {
  const seller = { name: 'Oak LLC', address: '1 Mill Road, Springfield', email: 'orders@oak.example' };
  const words = wordsOf({ seller, takesPurchaseOrders: true });
  expect(words).toContain('["Riverside Middle School","Oak LLC"]');
  expect(words).toContain('send it to orders@oak.example');
  const bare = wordsOf({});
  expect(bare).not.toMatch(/"Seller"|"Requested by"|null/);
  expect(wordsOf({}, { ...ROW, plan: 'district', amount: null as unknown as number })).not.toMatch(
    /with null/,
  );
  expect(bare).toContain('write to us at https://oak.example/contact');
});

it('names the teacher who asked for it', () => {
  const askedBy = { first_name: 'Maya', last_name: 'Rivera', email: 'rivera@riverside.example' };
  expect(wordsOf({ askedBy })).toContain('"Maya Rivera, rivera@riverside.example"]');
  expect(wordsOf({ askedBy: { ...askedBy, email: null } })).toContain('"Maya Rivera"]');
});

it('names what small schools pay less where the plan is for them', () => {
  const offer = { percent: 10, lasts: 'once', months: null } as const;
  expect(wordsOf({ offer })).not.toContain('less on');
  const small = { ...ROW, seats: 120, plan: 'medium', amount: 57_600 };
  expect(wordsOf({ offer }, small)).toContain(
    'With up to 200 students: 10% less on the first payment of a teacher’s first plan ($518.40 instead of $576)',
  );
  // Two teachers have a plan for 170 each, and the school is not small.
  expect(wordsOf({ offer }, { ...small, seats: 340, teachers: 2, amount: 115_200 })).not.toContain('less on');
});

it('has a position with quantity, unit price and total for several teachers', () => {
  const words = wordsOf({}, { ...ROW, plan: 'medium', teachers: 2, amount: 115_200 });
  expect(words).toContain('"2","$576 a year","$1,152 a year"]');
  expect(words).toContain('["Total","","","$1,152 a year"]');
  expect(words).toContain(
    'For 2 teachers with 340 students in all, up to 170 students each. Prices are in USD.',
  );
});

it('leads a district to the seller, and to nobody who is not named', () => {
  const district = { ...ROW, seats: 1_340, plan: 'district', amount: null as unknown as number };
  const seller = { name: 'Oak LLC', address: null, email: 'orders@oak.example' };
  expect(wordsOf({ seller }, district)).toContain(
    'For this many students, the price still has to be agreed on with Oak LLC.',
  );
  expect(wordsOf({}, district)).toContain('still has to be agreed on.');
});

it('says where to ask for money back', () =>
  expect(
    wordsOf({ moneyBackDays: 30, seller: { name: null, address: null, email: 'orders@oak.example' } }),
  ).toContain('To ask, write to orders@oak.example.'));
