export { noteLink } from './teaching/home/note-link.ts';
