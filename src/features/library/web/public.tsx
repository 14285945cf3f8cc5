export { LitWords, NumberedParagraph } from './numbered-paragraph.tsx';
export { TopicIcon } from './topic-icon.tsx';
