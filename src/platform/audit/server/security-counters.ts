import { Counter, type Registry } from 'prom-client';

/** Why a login was refused without a look at the password. */
export type LockOut = 'account' | 'device';

/** Numbers by which an operator sees an attack in `/metrics`. They count per process and name nobody. */
export interface SecurityCounters {
  /** A login was looked at and wrong. */
  failedLogin(): void;
  /** A login was refused because the account (for new devices) or the device has no guesses left for now. */
  lockedOut(kind: LockOut): void;
  /** A login found the line in front of the passwords full. */
  turnedAway(): void;
  /** A call was refused because its allowance is used up. */
  refusedByLimit(limit: string): void;
}

export function createSecurityCounters(registry: Registry): SecurityCounters {
  const counter = <Label extends string>(name: string, help: string, labelNames: Label[] = []) =>
    new Counter({ name: `openleaf_${name}_total`, help, labelNames, registers: [registry] });
  const failed = counter('failed_logins', 'Logins with a wrong name or password.');
  const locked = counter('login_lockouts', 'Logins refused unseen, by what has no guesses left.', ['kind']);
  const away = counter('logins_turned_away', 'Logins that found the line full.');
  const limited = counter('refused_by_limit', 'Calls refused by a limit, by its name.', ['limit']);
  return {
    failedLogin: () => failed.inc(),
    lockedOut: (kind) => locked.inc({ kind }),
    turnedAway: () => away.inc(),
    refusedByLimit: (limit) => limited.inc({ limit }),
  };
}
