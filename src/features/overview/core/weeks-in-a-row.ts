const DAYS = 7;

/**
 * How many weeks in a row the goal was reached, up to this week, or up to the last one while this week still runs.
 * @param reached Mondays of the weeks with the goal, newest first
 * @param thisMonday the Monday of the present week; all as day numbers
 */
export function weeksInARow(reached: readonly number[], thisMonday: number): number {
  const [newest] = reached;
  if (newest === undefined || newest < thisMonday - DAYS) return 0;
  const gap = reached.findIndex((monday, index) => monday !== newest - index * DAYS);
  return gap === -1 ? reached.length : gap;
}
