import { lazyPart } from '#platform/screens/web/lazy-part.ts';

export { ListenPlace } from './listen/listen-place.tsx';
export { isReaderMark } from './marks/reader-marks.ts';
export { PassageArticle } from './reader/passage-article.tsx';
export { ReaderPanel } from './reader/reader-panel.tsx';
export type { Hint, ReaderSettings } from './reader/reader-settings.ts';
export { fittingWords, readerLetters, readerSurface } from './reader/reader-surface.ts';
export { type Reader, useReaderSettings, useTold } from './reader/use-reader-settings.ts';

/** Fetched beside the text, not before it. */
export const Marks = lazyPart(async () => (await import('./marks/marks.tsx')).Marks);
export const LineFocus = lazyPart(async () => (await import('./reader/line-focus.tsx')).LineFocus);
export const SpeakButton = lazyPart(async () => (await import('./listen/speak-button.tsx')).SpeakButton);
