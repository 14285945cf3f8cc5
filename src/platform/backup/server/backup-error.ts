/** A reason why an archive was not written or not read, in one sentence for the operator. Nothing was changed. */
export class BackupError extends Error {}
