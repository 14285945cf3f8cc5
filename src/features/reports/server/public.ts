export { countStudents, countWaiting, keepFigures, keepFiguresAgain } from './keep-figures.ts';
