import { useState } from 'react';
import { validateUsernamesAndEmails } from '#features/accounts/contract/endpoints.ts';
import { generatePassword } from '#features/accounts/core/generate-password.ts';
import { tidyUsername, usernameFault, usernameKey } from '#features/accounts/core/username.ts';
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
  const look = async (
    others: readonly WrittenName[],
    ofList: readonly string[],
    used: ReadonlySet<string> = new Set(),
  ): Promise<LookedUp> => {
    const taken = new Set([...used, ...ofList.map(usernameKey)]);
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
    const ofNew = written.filter((username, index) => username !== '' && isNew(matches[index]));
    const { ideas, takenInList } = await look(
      listed.filter((_, index) => written[index] === ''),
      ofNew,
    );
    const cannotBeHad = cannotBeHadOf(written, matches, takenInList);
    // Only where the list has usernames that cannot be had, so that no other list is looked up twice.
    const offers = await look(
      listed.filter((_, index) => cannotBeHad[index]),
      [],
      new Set([...ofNew, ...ideas].map(usernameKey)),
    );
    setPending(false);
    const free = ideas.values();
    const offered = offers.ideas.values();
    return listed.map(({ at, firstName, lastName }, index): NewRow => {
      const username = written[index] || (free.next().value ?? '');
      const isTaken = takenInList.has(usernameKey(username));
      return {
        key: at,
        firstName,
        lastName,
        username,
        match: matches[index] ?? { kind: 'new' },
        password: generatePassword(secureInt),
        faults: isTaken ? [{ field: 'username', code: 'taken', message: TAKEN }] : [],
        studentId: null,
        addAnyway: false,
        found: null,
        idea: cannotBeHad[index] ? (offered.next().value ?? null) : null,
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

const TAKEN = 'This username is taken. Please choose another.';

const isNew = (match: RosterMatch | undefined): boolean => match === undefined || match.kind === 'new';

/** Which usernames of a list a new student cannot have: those that are taken, that cannot be one, or that the list has before. */
function cannotBeHadOf(
  written: readonly string[],
  matches: readonly RosterMatch[],
  taken: ReadonlySet<string>,
): readonly boolean[] {
  const before = new Set<string>();
  return written.map((username, index) => {
    if (username === '' || !isNew(matches[index])) return false;
    const key = usernameKey(username);
    const isWrong = usernameFault(username) !== null || taken.has(key) || before.has(key);
    before.add(key);
    return isWrong;
  });
}
