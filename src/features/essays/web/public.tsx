export { waitingSentence } from './desk/essay-words.ts';
export { ToEssays } from './desk/to-essays.tsx';
export { EssayForm } from './writing/essay-form.tsx';
