/** What the supervisor needs to run one server. Plain JSON: it travels over the IPC channel. */
export interface ServerPlan {
  readonly postgres: string;
  readonly pgCtl: string;
  readonly args: readonly string[];
  readonly account: { readonly uid: number; readonly gid: number } | null;
  /** A folder to remove when the server has ended for good. */
  readonly temporaryFolder: string | null;
}

/** What Openleaf sends to the supervisor. Closing the channel means "stop" too. */
export type Order = { readonly kind: 'start'; readonly plan: ServerPlan } | { readonly kind: 'stop' };

/** What the supervisor sends to Openleaf. */
export type Report =
  | { readonly kind: 'ready' }
  | { readonly kind: 'said'; readonly line: string }
  /** It ended without being asked; after `retryAfter` milliseconds it is started again. */
  | { readonly kind: 'crashed'; readonly how: string; readonly retryAfter: number }
  /** It ended before it was ready for the first time; the supervisor gives up. */
  | { readonly kind: 'failed'; readonly lines: readonly string[] };
