import { useId } from 'react';
import { topicName } from '#features/library/core/topic-name.ts';
import { levelWord } from '#features/progress/web/public.tsx';
import type { OfferView } from '#features/quiz/contract/views.ts';
import { Badge } from '#platform/ui/web/badge.tsx';
import { Button } from '#platform/ui/web/button.tsx';
import styles from './home.module.css';
import { TopicPicture } from './topic-picture.tsx';

interface OfferCardProps {
  readonly offer: OfferView;
  readonly pending: boolean;
  readonly onPick: () => void;
}

/** One of the passages to choose from; the whole card can be pressed. */
export function OfferCard({ offer, pending, onPick }: OfferCardProps) {
  const words = useId();
  return (
    <li className={styles.offer} data-best={offer.bestMatch}>
      <TopicPicture topic={offer.topic} />
      <div className={styles.offerWords}>
        <h3 className={styles.offerTitle}>{offer.title}</h3>
        <p id={words} className={styles.about}>
          {topicName(offer.topic)}
          <br />
          about {offer.minutes} minutes{offer.level !== null && `, Level ${levelWord(offer.level)}`}
        </p>
        {offer.bestMatch && <Badge tone="leaf">Fits you best</Badge>}
      </div>
      <Button
        variant={offer.bestMatch ? 'primary' : 'secondary'}
        wide
        pending={pending}
        pendingLabel="Opening…"
        onClick={onPick}
        aria-label={pending ? undefined : `Read this: ${offer.title}`}
        aria-describedby={words}
      >
        Read this
      </Button>
    </li>
  );
}
