/** Activities of a class that are neither over nor canceled: more than anybody keeps an eye on. */
export const MAX_LIVE_ACTIVITIES = 50;

/** The same with those that are canceled: they can be brought back, and every home of the class looks past them. */
export const MAX_ACTIVITIES_NOT_OVER = 200;

/** What a class has of activities that are not over. */
export interface NotOver {
  /** Those that are not canceled. */
  readonly live: number;
  readonly all: number;
}

/** Why a class can have no further activity that is not over; null where it can. @param more how many more it would have. */
export function noRoomFor(
  { live, all }: NotOver,
  more: NotOver,
): 'enough-activities' | 'enough-canceled' | null {
  if (live + more.live > MAX_LIVE_ACTIVITIES) return 'enough-activities';
  return all + more.all > MAX_ACTIVITIES_NOT_OVER ? 'enough-canceled' : null;
}
