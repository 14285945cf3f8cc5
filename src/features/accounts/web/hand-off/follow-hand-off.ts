import type { ApiClient } from '#platform/endpoint/web/call.ts';
import type { SignInStore } from '../sign-in-store.ts';

/** Sends students on to the other domain of this service, where it has one and that is theirs. Others fetch nothing for it. */
export function followHandOff(signIn: SignInStore, api: ApiClient): void {
  if (document.querySelector('meta[name="openleaf-hand-off"][content="on"]') === null) return;
  let asked: string | null = null;
  const ask = async () => {
    const person = signIn.person();
    if (person?.role !== 'student' || person.token === asked) return;
    asked = person.token;
    const { goOver } = await import('./go-over.ts');
    await goOver({ signIn, api, person });
  };
  const askQuietly = () => void ask().catch(() => {});
  signIn.subscribe(askQuietly);
  askQuietly();
}
