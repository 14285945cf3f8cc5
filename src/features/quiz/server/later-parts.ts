import type { PublishedPassage } from '#features/library/core/published-passage.ts';
import type { Level } from '#features/progress/core/scale.ts';

interface Shelf {
  /** By their numbers, the passages that the student has read. */
  readonly read: ReadonlyMap<number, unknown>;
  readonly shownLevel: Level;
}

/**
 * The parts of series whose turn has not come: an earlier part is unread and near the student's level, so that it may be offered itself. An
 * earlier part that is far from the level holds nothing up: each part can be read alone.
 */
export function laterParts(
  passages: readonly PublishedPassage[],
  { read, shownLevel }: Shelf,
): ReadonlySet<number> {
  const firstUnread = new Map<string, number>();
  for (const { series, passageId, level } of passages) {
    if (!series || read.has(passageId) || Math.abs(level - shownLevel) > 1) continue;
    firstUnread.set(series.id, Math.min(series.part, firstUnread.get(series.id) ?? Number.POSITIVE_INFINITY));
  }
  return new Set(
    passages.flatMap(({ series, passageId }) =>
      series && series.part > (firstUnread.get(series.id) ?? Number.POSITIVE_INFINITY) ? [passageId] : [],
    ),
  );
}
