import { expect, it } from 'vitest';
import { quoteSection } from './quote-section.ts';

const ROW = {
  id: 7,
  teacher_id: 1,
  school_name: 'Riverside Middle School',
  address: '',
  contact_name: 'Dana Fox',
  contact_email: 'office@riverside.example',
  seats: 340,
  plan: 'large',
  term: 'annual',
  currency: 'usd',
  amount: 240_000,
  made_at: new Date('2026-10-14T14:00:00Z'),
  expires_at: new Date('2026-11-13T14:00:00Z'),
};
const wordsOf = (moneyBackDays: number | null) => JSON.stringify(quoteSection(ROW, moneyBackDays));

it('promises money back only where the operator has', () => {
  expect(wordsOf(null)).not.toMatch(/money/);
  expect(wordsOf(14)).toContain('ask within 14 days of your first payment, and you get your money back.');
});
