import type { SignInStore } from '#features/accounts/web/public.tsx';
import { CLOCK_NAME } from './question-clock.ts';
import { PLACE_NAME } from './use-kept-place.ts';

/**
 * Where somebody is in a text, and for how long, is their own: this tab forgets it when they log out and when somebody
 * else signs in. After a time-out it is there for them when they come back.
 */
export function forgetReadingOfOthers(signIn: SignInStore, storage: Storage): void {
  let reader = signIn.person()?.userId ?? null;
  const forget = () => {
    for (const name of [CLOCK_NAME, PLACE_NAME]) storage.removeItem(name);
  };
  signIn.subscribe(() => {
    const person = signIn.person();
    // Once more after the screens have closed: a question writes its time down as it goes.
    if (person === null && signIn.ended() !== 'timed-out') setTimeout(forget);
    if (person !== null && person.userId !== reader) forget();
    if (person !== null) reader = person.userId;
  });
}
