import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { createQuote } from '../contract/quotes.ts';
import { makeQuote } from './make-quote.ts';
import { useBilling } from './testing/use-billing.ts';

const { test } = await useBilling();

/** Makes a quote as a worker does. @returns what was logged as an error, beside what was thrown. */
async function make(payload: { readonly teacherId: number; readonly quoteId: number }, signal: AbortSignal) {
  const logged: unknown[] = [];
  const { billing, db, log, now } = test.app.services;
  const own = Object.assign(Object.create(log) as typeof log, {
    error: (...said: unknown[]) => void logged.push(said),
  });
  const { run } = makeQuote({ billing, db, log: own, now });
  const thrown: unknown = await run({ id: randomUUID(), payload, progress: async () => {}, signal }).then(
    () => null,
    (error: unknown) => error,
  );
  return { logged, thrown };
}

it('a quote that cannot be made is logged, without what a person wrote, and thrown on', async () => {
  const teacher = await test.world.teacher('Rivera');
  const { quote } = (
    await teacher.call(createQuote, {
      body: {
        schoolName: 'Riverside Middle School',
        contactName: 'Dana Fox',
        contactEmail: 'office@riverside.example',
        seats: 340,
      },
    })
  ).data;
  const payload = { teacherId: teacher.id, quoteId: quote.quoteId };
  const stopped = new DOMException('Riverside Middle School', 'AbortError');
  const { logged, thrown } = await make(payload, AbortSignal.abort(stopped));
  expect(thrown).toBe(stopped);
  expect(logged).toEqual([[{ quoteId: quote.quoteId, error: 'AbortError' }, 'a quote could not be made']]);
});

it('one that is not there any more is logged and thrown on, too', async () => {
  const teacher = await test.world.teacher('Cole');
  const { logged, thrown } = await make(
    { teacherId: teacher.id, quoteId: 999_999 },
    new AbortController().signal,
  );
  expect(thrown).toBeInstanceOf(Error);
  expect(logged).toHaveLength(1);
});
