export { askedDays } from './asked-days.ts';
export { countStudents, countWaiting, keepFigures, keepFiguresAgain } from './keep-figures.ts';
