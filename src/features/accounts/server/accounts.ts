import type { Sites } from '#platform/config/server/sites.ts';
import type { Db, Tx } from '#platform/db/server/database.ts';
import type { LoginProvider } from '#platform/openid/server/login-provider.ts';
import type { Services } from '#platform/services/server/services.ts';
import type { Callers } from './callers.ts';
import type { PasswordAsks } from './password-asks.ts';
import type { PasswordHasher } from './password-hasher.ts';

/** A badge that was read, as far as the database knows it. */
export interface ReadBadge {
  readonly studentId: number;
  readonly secretHash: Buffer;
  readonly now: Date;
}

/** What the use cases of this slice need. */
export interface AccountServices extends Services {
  readonly passwords: PasswordHasher;
  readonly callers: Callers;
  readonly passwordAsks: PasswordAsks;
  /** The providers that the operator has set; none by default. */
  readonly loginProviders: readonly LoginProvider[];
  /** The names that everyone around a person knows, such as of their classes: none of them makes a good password. */
  readonly namesAround: (db: Db, userId: number) => Promise<readonly string[]>;
  /** Whether a student, or a parent who is in a class, is treated as under 13. */
  readonly isYoungStudent: (db: Db, userId: number, now: Date) => Promise<boolean>;
  /** The two domains, where there are two. */
  readonly sites: Sites | null;
  /** Whether a badge opens the account of its student now. */
  readonly knowsBadge: (db: Db, badge: ReadBadge) => Promise<boolean>;
  /** The same; it is held until the transaction ends. */
  readonly holdsBadge: (tx: Tx, badge: ReadBadge) => Promise<boolean>;
  /** In the demo, teachers may see the keys of the library at once. */
  readonly approveTeachersAtOnce: boolean;
}
