import { useId } from 'react';
import { topicName } from '#features/library/core/topic-name.ts';
import { Cover, type CoverLook } from '#features/library/web/public.tsx';
import { levelWord } from '#features/progress/web/public.tsx';
import type { OfferView } from '#features/quiz/contract/views.ts';
import { Badge } from '#platform/ui/web/badge.tsx';
import { Button } from '#platform/ui/web/button.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';
import { count } from '#platform/wording/core/figures.ts';
import styles from './home.module.css';

interface OfferCardProps {
  readonly offer: OfferView;
  readonly cover: CoverLook;
  /** It is what the screen leads with. */
  readonly leads: boolean;
  readonly pending: boolean;
  readonly onPick: () => void;
}

/** One of the passages to choose from; the whole card can be pressed. */
export function OfferCard({ offer, cover, leads, pending, onPick }: OfferCardProps) {
  const words = useId();
  return (
    <li className={styles.offer} data-best={offer.bestMatch}>
      <div className={styles.picture}>
        <Cover {...cover} />
      </div>
      <Stack gap={8} narrow>
        <h3 className={styles.offerTitle}>{offer.title}</h3>
        <p className={styles.teaser}>{offer.teaser}</p>
        <p id={words} className={styles.about}>
          {topicName(offer.topic)}
          <br />
          about {count(offer.minutes, 'minute')}
          {offer.level !== null && `, Level ${levelWord(offer.level)}`}
        </p>
        {offer.bestMatch && <Badge tone="leaf">Our pick for you</Badge>}
      </Stack>
      <Button
        variant={leads ? 'primary' : 'secondary'}
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
