import type { SystemAccount } from './system-account.ts';

/** Whether this process may do anything on this machine. Windows knows no root. */
export const isRoot = (): boolean => process.geteuid?.() === 0;

/** The operating system keeps this process root; the message is one sentence for the person who starts it. */
export class RootKept extends Error {
  override readonly name = 'RootKept';
}

/**
 * Makes this process one of the account's for good, with all of its threads and without any further group.
 * @throws RootKept where the system forbids it, as in a container without the right to.
 */
export function giveRootUp({ uid, gid }: SystemAccount): void {
  try {
    process.setgroups?.([]);
    process.setgid?.(gid);
    process.setuid?.(uid);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new RootKept(
      `Openleaf does not run as root, and this system does not let it become another user (${code}): start it as a user other than root.`,
    );
  }
  // Some sandboxes say yes and do nothing.
  if (isRoot() || process.getuid?.() !== uid || process.getgid?.() !== gid)
    throw new RootKept('Openleaf does not run as root: start it as a user other than root.');
}
