import type { Services } from '#platform/services/server/services.ts';
import type { Library } from './library.ts';

/** What the use cases of this slice need. */
export interface LibraryServices extends Services {
  readonly library: Library;
}
