import { beforeEach, describe, expect, it } from 'vitest';
import { createSignInStore, type SignedInPerson } from './sign-in-store.ts';

const ana: SignedInPerson = { userId: 7, role: 'student', token: 'a'.repeat(43), outboxKey: null };
const ben: SignedInPerson = { userId: 8, role: 'student', token: 'b'.repeat(43), outboxKey: null };

beforeEach(() => sessionStorage.clear());

it('is still signed in after a reload, and not after logging out', () => {
  createSignInStore(sessionStorage).signIn(ana);
  const reloaded = createSignInStore(sessionStorage);
  expect(reloaded.person()).toEqual(ana);
  reloaded.end(ana.token, 'logged-out');
  expect([createSignInStore(sessionStorage).person(), sessionStorage.length]).toEqual([null, 0]);
});

it('a late "logged out" for an old token does not end the new sign-in', () => {
  const store = createSignInStore(sessionStorage);
  store.signIn(ana);
  store.signIn(ben);
  store.end(ana.token, 'timed-out');
  expect([store.person(), store.ended()]).toEqual([ben, null]);
});

it('remembers why it ended until the next sign-in', () => {
  const store = createSignInStore(sessionStorage);
  store.signIn(ana);
  store.end(ana.token, 'timed-out');
  expect(store.ended()).toBe('timed-out');
  store.signIn(ben);
  expect(store.ended()).toBeNull();
});

it('signs in on a device without room, and nobody else after a reload', () => {
  createSignInStore(sessionStorage).signIn(ana);
  for (let size = 2 ** 23; size >= 1; size /= 2) {
    try {
      sessionStorage.setItem(`filled ${size}`, 'x'.repeat(size));
    } catch {
      // Half of it may have room.
    }
  }
  const store = createSignInStore(sessionStorage);
  store.signIn({ ...ben, outboxKey: 'k'.repeat(100) });
  expect(store.person()?.userId).toBe(ben.userId);
  expect(createSignInStore(sessionStorage).person()).toBeNull();
});

describe('an administrator who acts as a student', () => {
  const noor: SignedInPerson = { userId: 1, role: 'admin', token: 'n'.repeat(43), outboxKey: null };
  const acting: SignedInPerson = {
    ...ana,
    impersonation: { name: 'Ana Diaz', until: '2026-03-02T13:00:00.000Z', own: noor },
  };

  it('still does after a reload, and is the administrator again afterwards', () => {
    createSignInStore(sessionStorage).signIn(acting);
    const store = createSignInStore(sessionStorage);
    expect(store.person()).toEqual(acting);
    store.stopImpersonation(ben.token);
    expect(store.person()).toEqual(acting);
    store.stopImpersonation(ana.token);
    expect([store.person(), store.ended()]).toEqual([noor, null]);
  });

  it('is nobody after logging out', () => {
    const store = createSignInStore(sessionStorage);
    store.signIn(acting);
    store.end(ana.token, 'logged-out');
    expect(store.person()).toBeNull();
  });

  it('has nothing to stop otherwise', () => {
    const store = createSignInStore(sessionStorage);
    store.signIn(noor);
    store.stopImpersonation(noor.token);
    expect(store.person()).toEqual(noor);
  });
});

it.each(['{"userId": 7}', 'not JSON', '{"userId":7,"role":"owner","token":"x"}'])(
  'reads %s as nobody',
  (stored) => {
    sessionStorage.setItem('openleaf.sign-in', stored);
    expect(createSignInStore(sessionStorage).person()).toBeNull();
  },
);
