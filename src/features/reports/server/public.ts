export { askForDocument } from './ask-for-document.ts';
export { askedDays, reportedDays } from './asked-days.ts';
export { countStudents, countWaiting, keepFigures, keepFiguresAgain } from './keep-figures.ts';
export { makeWorksheet, worksheet } from './make-worksheet.ts';
export { pdfFile } from './pdf-file.ts';
export { readStudentFigures } from './read-student-skills.ts';
export { skillFiguresOfYears } from './skill-figures-queries.ts';
export { toSkillNeeds } from './skill-views.ts';
export { zoneToRead } from './zone-to-read.ts';
