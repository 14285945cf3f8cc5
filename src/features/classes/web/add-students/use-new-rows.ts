import { useState } from 'react';
import { validateUsernamesAndEmails } from '#features/accounts/contract/endpoints.ts';
import { generatePassword } from '#features/accounts/core/generate-password.ts';
import {
  tidyUsername,
  usernameFault,
  usernameFaultMessage,
  usernameKey,
} from '#features/accounts/core/username.ts';
import { useApi } from '#platform/endpoint/web/api-provider.tsx';
import type { ListedStudent, RosterMatch } from '../../core/match-roster.ts';
import type { WrittenName } from '../../core/pasted-names.ts';
import { usernameIdeas } from '../../core/username-ideas.ts';
import type { NewRow } from './new-rows.ts';

/** Further rounds of looking whether usernames are free; whoever is still without one is told by the server. */
const ROUNDS = 2;

/** A whole number below a bound that nobody can guess. */
function secureInt(below: number): number {
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
  return drawn % below;
}

/** A student of the list, with the number of the line. */
export interface ListedRow extends ListedStudent {
  readonly at: number;
}

/** Makes the rows of a list of names: each with the username of the list, or one that seems free, and a password. */
export function useNewRows() {
  const api = useApi();
  const [pending, setPending] = useState(false);

  const takenOf = async (usernames: readonly string[]): Promise<ReadonlySet<string>> => {
    if (usernames.length === 0) return new Set();
    const items = usernames.map((username) => ({ username }));
    const result = await api(validateUsernamesAndEmails, { body: { items } });
    if (!result.ok) return new Set();
    return new Set(
      result.data.items
        .filter(({ ok, code }) => !ok && code === 'taken')
        .map(({ index }) => usernameKey(usernames[index] ?? '')),
    );
  };

  /** Free usernames for those who have none, and which of the list are taken. */
  const look = async (others: readonly WrittenName[], ofList: readonly string[]): Promise<LookedUp> => {
    const taken = new Set(ofList.map(usernameKey));
    let ideas = usernameIdeas(others, taken, secureInt);
    let found = await takenOf([...ideas, ...ofList]);
    const takenInList = new Set(ofList.map(usernameKey).filter((key) => found.has(key)));
    for (let round = 0; ideas.some((idea) => found.has(usernameKey(idea))); round += 1) {
      for (const key of found) taken.add(key);
      ideas = usernameIdeas(others, taken, secureInt);
      if (round === ROUNDS) break;
      // oxlint-disable-next-line no-await-in-loop -- each round depends on the one before
      found = await takenOf(ideas);
    }
    return { ideas, takenInList };
  };

  const make = async (
    listed: readonly ListedRow[],
    matches: readonly RosterMatch[],
  ): Promise<readonly NewRow[]> => {
    setPending(true);
    const written = listed.map(({ username }) => tidyUsername(username));
    const { ideas, takenInList } = await look(
      listed.filter((_, index) => written[index] === ''),
      written.filter((username, index) => username !== '' && matches[index]?.kind === 'new'),
    );
    setPending(false);
    const free = ideas.values();
    const before = new Set<string>();
    return listed.map(({ at, firstName, lastName }, index): NewRow => {
      const match = matches[index] ?? { kind: 'new' };
      const username = written[index] || (free.next().value ?? '');
      const fault = match.kind === 'new' ? faultOf(username, { takenInList, before }) : null;
      before.add(usernameKey(username));
      return {
        key: at,
        firstName,
        lastName,
        username,
        match,
        password: generatePassword(secureInt),
        faults: fault === null ? [] : [{ field: 'username', code: 'invalid', message: fault }],
        studentId: null,
        addAnyway: false,
        found: null,
        isTyped: false,
        keepsName: false,
        renamedFrom: null,
      };
    });
  };
  return { make, pending };
}

interface LookedUp {
  readonly ideas: readonly string[];
  readonly takenInList: ReadonlySet<string>;
}

interface Known {
  readonly takenInList: ReadonlySet<string>;
  /** Of the lines above. */
  readonly before: ReadonlySet<string>;
}

/** What is wrong with a username of the list, before anything is sent. */
function faultOf(username: string, { takenInList, before }: Known): string | null {
  const fault = usernameFault(username);
  if (fault) return usernameFaultMessage[fault];
  if (before.has(usernameKey(username))) return 'This username is twice in your list.';
  return takenInList.has(usernameKey(username)) ? 'This username is taken. Please choose another.' : null;
}
