import {
  tidyUsername,
  usernameFault,
  usernameFaultMessage,
  usernameKey,
} from '#features/accounts/core/username.ts';

/** A username of a list. */
export interface ListedUsername {
  readonly username: string;
  /** Whether its account is there, waits to be created, or is not wanted. */
  readonly standing: 'created' | 'waiting' | 'left-off';
}

/**
 * What is wrong with each username of a list that waits, in a sentence, or null: its form, or that another of the list has it. One that is
 * created keeps its username, and of two that wait the first does.
 */
export function listedUsernameFaults(list: readonly ListedUsername[]): readonly (string | null)[] {
  const had = new Set(
    list.flatMap(({ username, standing }) => (standing === 'created' ? usernameKey(username) : [])),
  );
  return list.map(({ username, standing }) => {
    if (standing !== 'waiting') return null;
    const fault = usernameFault(tidyUsername(username));
    if (fault) return usernameFaultMessage[fault];
    const key = usernameKey(username);
    if (had.has(key)) return 'This username is in your list twice.';
    had.add(key);
    return null;
  });
}
