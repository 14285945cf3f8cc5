export { SKILL_WORDS } from './progress/skill-words.ts';
export { noteLink } from './teaching/home/note-link.ts';
