export { Cover } from './cover/cover.tsx';
export { type CoverLook, coverLooks } from './cover/cover-looks.ts';
export { LitWords, NumberedParagraph, VerseLine } from './numbered-paragraph.tsx';
