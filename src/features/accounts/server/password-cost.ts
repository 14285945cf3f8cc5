/** What one password costs who looks at it, by Argon2id's measures. */
export interface PasswordCost {
  /** KiB. */
  readonly memoryCost: number;
  /** Rounds. */
  readonly timeCost: number;
}

/** OWASP's Argon2id setting for 19 MiB. Nothing that an operator sets changes it. */
export const SHIPPED_COST: PasswordCost = { memoryCost: 19_456, timeCost: 2 };
