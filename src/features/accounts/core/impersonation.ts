/** Longest that an administrator acts as another person, in minutes (product: "Roles"). */
export const IMPERSONATION_MINUTES = 60;

/** Longest reason, in characters. */
export const REASON_MAX = 300;

/** When it ends at the latest: after an hour, or with the administrator's own session. */
export const impersonationEnd = (now: Date, ownEnd: Date): Date =>
  new Date(Math.min(now.getTime() + IMPERSONATION_MINUTES * 60_000, ownEnd.getTime()));
