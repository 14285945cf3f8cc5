import { Section } from '#platform/ui/web/section.tsx';
import { SkeletonCard } from '#platform/ui/web/skeletons.tsx';
import type { CatalogLine } from '../../contract/endpoints.ts';
import { levelName } from '../catalog-names.ts';
import { coverLooks } from '../cover/cover-looks.ts';
import { levelShelves } from './level-shelves.ts';
import styles from './shelf.module.css';
import { ShelfCard } from './shelf-card.tsx';

interface ShelfListProps {
  readonly quizzes: readonly CatalogLine[];
  /** They come in the order of how well they fit the words. */
  readonly searched: boolean;
}

/** Passages as cards: a shelf for each level, or the best matches first. */
export function ShelfList({ quizzes, searched }: ShelfListProps) {
  if (searched) {
    return (
      <Section title="Best matches first">
        <Cards quizzes={quizzes} />
      </Section>
    );
  }
  return (
    <div className={styles.shelves}>
      {levelShelves(quizzes).map((shelf) => (
        <Section key={shelf.level} title={levelName(shelf.level)}>
          <Cards quizzes={shelf.quizzes} />
        </Section>
      ))}
    </div>
  );
}

function Cards({ quizzes }: Pick<ShelfListProps, 'quizzes'>) {
  const covers = coverLooks(quizzes.map(({ topic }) => topic));
  return (
    <ul className={styles.cards}>
      {quizzes.map((line, index) => {
        const cover = covers[index];
        return cover && <ShelfCard key={line.versionId} line={line} cover={cover} />;
      })}
    </ul>
  );
}

const TWELVE = Array.from({ length: 12 }, (_, index) => index);

export const ShelfSkeleton = () => (
  <div className={styles.cards}>
    {TWELVE.map((card) => (
      <SkeletonCard key={card} lines={2} />
    ))}
  </div>
);
