export { askedDays, reportedDays } from './asked-days.ts';
export { countStudents, countWaiting, keepFigures, keepFiguresAgain } from './keep-figures.ts';
export { readStudentFigures } from './read-student-skills.ts';
export { zoneToRead } from './zone-to-read.ts';
