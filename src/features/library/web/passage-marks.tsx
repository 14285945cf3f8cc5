import { IconBooks, IconEye } from '@tabler/icons-react';
import { Badge } from '#platform/ui/web/badge.tsx';
import type { CatalogLine } from '../contract/endpoints.ts';
import { seriesName } from './catalog-names.ts';
import styles from './passage-marks.module.css';

/** What only some passages have: a place in a series, a subject that a teacher may want to look at first. */
export function PassageMarks({
  line: { series, care },
}: {
  readonly line: Pick<CatalogLine, 'series' | 'care'>;
}) {
  if (series === null && !care) return null;
  return (
    <p className={styles.marks}>
      {series && (
        <Badge tone="leaf" icon={<IconBooks size={16} aria-hidden />}>
          Part {series.part} of {seriesName(series.id)}
        </Badge>
      )}
      {care && (
        <Badge tone="sun" icon={<IconEye size={16} aria-hidden />}>
          Read it first
        </Badge>
      )}
    </p>
  );
}
