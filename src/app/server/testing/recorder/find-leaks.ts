import type { Leak, Recording } from './exchange.ts';
import { findKeyLeaks } from './find-key-leaks.ts';
import { findLogLeaks } from './find-log-leaks.ts';
import { findPersonLeaks } from './find-person-leaks.ts';
import { findSecretLeaks } from './find-secret-leaks.ts';
import type { Secrets } from './secrets.ts';

/** Everything in the recorded answers, and in the log, that should have stayed inside. */
export const findLeaks = (recording: Recording, secrets: Secrets): Leak[] => [
  ...findSecretLeaks(recording),
  ...findPersonLeaks(recording, secrets),
  ...findKeyLeaks(recording, secrets),
  ...findLogLeaks(recording, secrets),
];
