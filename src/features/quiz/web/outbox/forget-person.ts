import type { SignInStore } from '#features/accounts/web/public.tsx';
import { keptOf } from '#features/accounts/web/public.tsx';
import { atLogout } from '#platform/device/web/at-logout.ts';
import { closeTab, openTab } from '#platform/device/web/keep-in-tab.ts';
import { CLOCK_NAME } from '../quiz/question-clock.ts';
import { PLACE_NAME } from '../quiz/use-kept-place.ts';

/** Where a reader is in a text, and for how long. */
const READING = [CLOCK_NAME, PLACE_NAME];

/**
 * Leaves nothing of a person readable in this tab once they are not signed in any more (docs/decisions/0032). After a
 * time-out, or an end by the server, their place in a text waits in the memory of the page; a teacher's notes about children end with a logout.
 */
export function forgetPerson(signIn: SignInStore, storage: Storage): void {
  let reader = signIn.person()?.userId ?? null;
  let place: { readonly userId: number | null; readonly values: readonly (string | null)[] } | null = null;
  const take = () => {
    const values = READING.map((name) => storage.getItem(name));
    for (const name of READING) storage.removeItem(name);
    return values;
  };
  const leave = () => {
    const userId = reader;
    const isBack = signIn.ended() === 'timed-out' || signIn.ended() === 'ended';
    closeTab();
    place = isBack ? { userId, values: take() } : null;
    // Once more after the screens have closed: a question writes its time down as it goes.
    setTimeout(() => {
      if (signIn.person() !== null) return;
      const values = take();
      if (isBack && values.some((value) => value !== null)) place = { userId, values };
    });
  };
  const arrive = (userId: number) => {
    openTab();
    if (userId !== reader) take();
    if (place?.userId === userId) {
      for (const [index, name] of READING.entries()) {
        const value = place.values[index] ?? null;
        if (value !== null) storage.setItem(name, value);
      }
    }
    place = null;
    reader = userId;
  };
  signIn.subscribe(() => {
    const person = signIn.person();
    if (person === null) leave();
    else arrive(person.userId);
  });
  atLogout(async () => {
    const person = signIn.person();
    if (person) await keptOf(person, 'essay-drafts', () => null).write(null);
  });
}
