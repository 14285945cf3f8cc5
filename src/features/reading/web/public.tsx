import { lazy } from 'react';

export { ListenPlace } from './listen/listen-place.tsx';
export { LineFocus } from './reader/line-focus.tsx';
export { PassageArticle } from './reader/passage-article.tsx';
export { ReaderPanel } from './reader/reader-panel.tsx';
export type { ReaderSettings } from './reader/reader-settings.ts';
export { default as readerThemes } from './reader/reader-themes.module.css';
export { useReaderSettings } from './reader/use-reader-settings.ts';

/** Fetched beside the text, not before it. */
export const Marks = lazy(async () => ({ default: (await import('./marks/marks.tsx')).Marks }));
