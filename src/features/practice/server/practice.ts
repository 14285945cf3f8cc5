import type { Library } from '#features/library/server/public.ts';
import type { QuestionStates } from '#features/progress/server/public.ts';
import type { Services } from '#platform/services/server/services.ts';

/** What the use cases of this slice need. */
export interface PracticeServices extends Services {
  readonly library: Library;
  readonly questionStates: QuestionStates;
}
