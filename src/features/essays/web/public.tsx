export { ClassEssays } from './desk/class-essays.tsx';
export { waitingSentence } from './desk/essay-words.ts';
export { EssaysOfStudent } from './desk/essays-of-student.tsx';
export { EssayForm } from './writing/essay-form.tsx';
