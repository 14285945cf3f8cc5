import type { TrackingConfiguration } from './read-tracking.ts';
import { silenceFor, type TrackedFacts } from './who-is-tracked.ts';

/**
 * Whether a person is asked for consent: only where an answer is missing and would change what is told. Nobody asks a child, or where nothing is
 * configured.
 */
export function isAskedForTracking(facts: TrackedFacts, tracking: TrackingConfiguration | null): boolean {
  if (tracking === null || facts.consent !== null) return false;
  const { pixelId, conversionId, analyticsId } = tracking;
  const tells = [pixelId, conversionId, analyticsId].some((account) => account !== null);
  // Every other reason comes before this one.
  return tells && silenceFor(facts, tracking) === 'no-consent';
}
