import { useState } from 'react';
import { validateUsernamesAndEmails } from '#features/accounts/contract/endpoints.ts';
import { generatePassword } from '#features/accounts/core/generate-password.ts';
import { usernameKey } from '#features/accounts/core/username.ts';
import { useApi } from '#platform/endpoint/web/api-provider.tsx';
import type { WrittenName } from '../../core/pasted-names.ts';
import { usernameIdeas } from '../../core/username-ideas.ts';
import type { NewRow } from './new-rows.ts';

/** Rounds of looking whether usernames are free; whoever is still without one is told by the server. */
const ROUNDS = 3;

/** A whole number below a bound that nobody can guess. */
function secureInt(below: number): number {
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
  return drawn % below;
}

/** Makes the rows of a list of names: each with a username that seems free, and a password. */
export function useNewRows() {
  const api = useApi();
  const [pending, setPending] = useState(false);

  const takenOf = async (usernames: readonly string[]): Promise<ReadonlySet<string>> => {
    const items = usernames.map((username) => ({ username }));
    const result = await api(validateUsernamesAndEmails, { body: { items } });
    if (!result.ok) return new Set();
    return new Set(
      result.data.items
        .filter(({ ok, code }) => !ok && code === 'taken')
        .map(({ index }) => usernameKey(usernames[index] ?? '')),
    );
  };

  const make = async (names: readonly WrittenName[]): Promise<readonly NewRow[]> => {
    setPending(true);
    const taken = new Set<string>();
    let usernames = usernameIdeas(names, taken, secureInt);
    for (let round = 0; round < ROUNDS; round += 1) {
      // oxlint-disable-next-line no-await-in-loop -- each round depends on the one before
      const found = await takenOf(usernames);
      if (found.size === 0) break;
      for (const key of found) taken.add(key);
      usernames = usernameIdeas(names, taken, secureInt);
    }
    setPending(false);
    return names.map((name, key) => ({
      ...name,
      key,
      username: usernames[key] ?? '',
      password: generatePassword(secureInt),
      faults: [],
      studentId: null,
      addAnyway: false,
      found: null,
    }));
  };
  return { make, pending };
}
