/** Activities of a class that are neither over nor canceled: more than anybody keeps an eye on. */
export const MAX_LIVE_ACTIVITIES = 50;
