export { mergesIn } from './list-merges.ts';
