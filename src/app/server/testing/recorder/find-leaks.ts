import type { Leak, Recording } from './exchange.ts';
import { findKeyLeaks } from './find-key-leaks.ts';
import { findPersonLeaks } from './find-person-leaks.ts';
import { findSecretLeaks } from './find-secret-leaks.ts';
import type { Secrets } from './secrets.ts';

/** Everything in the recorded answers that should have stayed inside. */
export const findLeaks = (recording: Recording, secrets: Secrets): Leak[] => [
  ...findSecretLeaks(recording),
  ...findPersonLeaks(recording, secrets),
  ...findKeyLeaks(recording, secrets),
];
