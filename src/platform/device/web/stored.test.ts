import { beforeEach, expect, it } from 'vitest';
import { isNumber, storedOr } from '../core/shape.ts';
import { stored } from './stored.ts';

const top = stored('place', storedOr(isNumber, 0));

beforeEach(() => sessionStorage.clear());

it('keeps a value over a reload, and nothing when it is removed', () => {
  expect(top.read()).toBe(0);
  expect(top.write(300)).toBe(true);
  expect(stored('place', storedOr(isNumber, 0)).read()).toBe(300);
  top.write(null);
  expect([top.read(), sessionStorage.length]).toEqual([0, 0]);
});

it.each(['"high"', '{', ''])('reads %j as nothing', (text) => {
  sessionStorage.setItem('place', text);
  expect(top.read()).toBe(0);
});

it('says that a full device keeps nothing, and leaves no older value there', () => {
  top.write(300);
  const full = new Proxy(sessionStorage, {
    get: (storage, name) =>
      name === 'setItem'
        ? () => {
            throw new DOMException('full', 'QuotaExceededError');
          }
        : Reflect.get(storage, name).bind(storage),
  });
  expect(stored('place', storedOr(isNumber, 0), () => full).write(400)).toBe(false);
  expect(top.read()).toBe(0);
});

it('does without a storage that the browser refuses', () => {
  const refused = stored('place', storedOr(isNumber, 0), () => {
    throw new DOMException('refused', 'SecurityError');
  });
  expect([refused.read(), refused.write(1)]).toEqual([0, false]);
});
