import { Suspense } from 'react';
import { lazyPart } from '#platform/screens/web/lazy-part.ts';
import { ListenWaiting } from './listen-waiting.tsx';

/** Fetched beside the first question, not before it: most readers never listen. */
const ListenControl = lazyPart(async () => (await import('./listen-control.tsx')).ListenControl);

interface ListenPlaceProps {
  readonly title: string;
  readonly paragraphs: readonly string[];
}

/** The place of the "Listen" control, of the same size before it is there. */
export const ListenPlace = (props: ListenPlaceProps) => (
  <Suspense fallback={<ListenWaiting />}>
    <ListenControl {...props} />
  </Suspense>
);
