import { IconHeadphones } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import panel from '../reader/reader-panel.module.css';

/** Fetched beside the first question, not before it: most readers never listen. */
const ListenControl = lazy(async () => ({
  default: (await import('./listen-control.tsx')).ListenControl,
}));

/** The place of the "Listen" control, of the same size before it is there. */
export const ListenPlace = ({ paragraphs }: { readonly paragraphs: readonly string[] }) => (
  <Suspense
    fallback={
      <button type="button" className={panel.open} disabled>
        <IconHeadphones size={22} aria-hidden />
        <span className={panel.label}>Listen</span>
      </button>
    }
  >
    <ListenControl paragraphs={paragraphs} />
  </Suspense>
);
