import { count } from '#platform/wording/core/figures.ts';
import { asksTwice } from '../../core/match-roster.ts';

/** How much a list will do. */
export interface Changes {
  readonly toCreate: number;
  readonly toRename: number;
  /** Accounts that are there already, of a list that stopped half way. */
  readonly created: number;
}

/** What the button does; null where there is nothing to do. */
export function actInWords({ toCreate, toRename, created }: Changes): string | null {
  const names = count(toRename, 'name');
  if (toCreate === 0) return toRename === 0 ? null : `Change ${names}`;
  const accounts = created > 0 ? `${toCreate} more` : count(toCreate, 'account');
  return toRename === 0 ? `Create ${accounts}` : `Create ${accounts} and change ${names}`;
}

/** What the button says while it works. */
export const workInWords = ({ toCreate }: Changes): string => (toCreate === 0 ? 'Changing…' : 'Creating…');

/** That a list does nothing. @param inClass how many of it are in the class. */
export function nothingInWords(inClass: number): string {
  if (inClass === 0) return 'Nothing to do: nobody is left on the list';
  return inClass === 1
    ? 'Nothing to do: this student is in the class already'
    : `Nothing to do: all ${inClass} are in the class already`;
}

interface Doubtful extends Changes {
  readonly className: string;
  /** Names on the list, and students in the class. */
  readonly listed: number;
  readonly inClass: number;
}

/** What does not fit when a list looks like that of another class; null where it fits well enough. */
export function doubtInWords(doubtful: Doubtful): readonly string[] | null {
  const { className, listed, inClass, toCreate, toRename } = doubtful;
  if (!asksTwice({ changes: toCreate + toRename, inClass })) return null;
  const size = `${className} has ${count(inClass, 'student')}.`;
  if (toCreate === listed) return [`None of the ${listed} names on your list is in ${className} yet.`, size];
  const acts = [
    ...(toCreate > 0 ? [`add ${count(toCreate, 'student')}`] : []),
    ...(toRename > 0 ? [`change ${count(toRename, 'name')}`] : []),
  ];
  return [size, `Your list would ${acts.join(' and ')}.`];
}

/** What is lost when a list that stopped half way is left. @param left how many of it have no account yet. */
export function lostInWords(created: number, left: number): string {
  const made = `You created ${count(created, 'account')}. If you leave now, you will not see the passwords again.`;
  return left === 0 ? made : `${made} ${count(left, 'student has', 'students have')} no account yet.`;
}
