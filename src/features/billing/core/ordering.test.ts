import { describe, expect, it } from 'vitest';
import { orderInWords, orderWithoutQuote, sellerInWords } from './ordering.ts';

it.each([
  ['Oak LLC', '1 Mill Road, Springfield', 'Oak LLC, 1 Mill Road, Springfield'],
  ['Oak LLC', null, 'Oak LLC'],
  [null, '1 Mill Road', '1 Mill Road'],
  [null, null, ''],
])('a seller called %s at %s is "%s"', (name, address, words) =>
  expect(sellerInWords({ name, address })).toBe(words),
);

const order = {
  plan: 'large',
  teachers: 1,
  email: 'orders@oak.example',
  contactPage: 'https://oak.example/contact',
  takesPurchaseOrders: true,
} as const;

describe('a school with a quote', () => {
  it('sends its purchase order to the address that is set', () =>
    expect(orderInWords(order)).toBe(
      'To pay by purchase order, send it to orders@oak.example with the number of this quote. You will get an invoice.',
    ));

  it('asks at the contact page where none is set', () =>
    expect(orderInWords({ ...order, email: null })).toContain(
      'write to us at https://oak.example/contact, and',
    ));

  it('is promised no invoice where the operator takes no purchase orders', () => {
    const words = orderInWords({ ...order, takesPurchaseOrders: false });
    expect(words).toContain('chooses the Large plan');
    expect(words).toContain('another way, write to orders@oak.example.');
    expect(words).not.toContain('invoice');
  });

  it('of several teachers buys a plan for each', () =>
    expect(orderInWords({ ...order, teachers: 2, takesPurchaseOrders: false })).toContain(
      'each teacher who will use a plan opens Settings, then Plan, and chooses the Large plan.',
    ));

  it('of a district agrees on a price first', () =>
    expect(orderInWords({ ...order, plan: 'district' })).toBe(
      'To agree on a price, write to orders@oak.example. Please include the number of this quote.',
    ));
});

it('a school without a quote says what it orders, at the address that is set, or else at the contact page', () => {
  expect(orderWithoutQuote('orders@oak.example')).toContain(
    'Send your purchase order to orders@oak.example.',
  );
  expect(orderWithoutQuote(null)).toContain('Send your purchase order to us.');
});
