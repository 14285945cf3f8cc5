/** Why the embedded database cannot be used. */
export type EmbeddedPostgresProblem =
  | 'no-binaries'
  | 'no-database'
  | 'folder-not-writable'
  | 'folder-out-of-reach'
  | 'folder-in-use'
  | 'foreign-folder'
  | 'foreign-file'
  | 'version-mismatch'
  | 'disk-full'
  | 'start-failed';

/** The embedded database cannot be used; the message is one sentence or two for the person who starts Openleaf. */
export class EmbeddedPostgresError extends Error {
  override readonly name = 'EmbeddedPostgresError';
  readonly problem: EmbeddedPostgresProblem;

  constructor(problem: EmbeddedPostgresProblem, message: string) {
    super(message);
    this.problem = problem;
  }
}
