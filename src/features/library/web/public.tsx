export { genreName, levelName } from './catalog-names.ts';
export { Cover } from './cover/cover.tsx';
export { type CoverLook, coverLooks } from './cover/cover-looks.ts';
export { LitWords, NumberedParagraph, VerseLine } from './numbered-paragraph.tsx';
export { PassageScreen } from './passage/passage-screen.tsx';
export { type PrintedParts, printedParts } from './passage/printed-parts.ts';
export { Shelf } from './shelf/shelf.tsx';
export { ShelfSkeleton } from './shelf/shelf-list.tsx';
