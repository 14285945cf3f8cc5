import type { Services } from '#platform/services/server/services.ts';
import type { PlaceService } from './place-service.ts';

export interface SchoolsServices extends Services {
  /** Null: this Openleaf knows places by itself. */
  readonly places: PlaceService | null;
}
