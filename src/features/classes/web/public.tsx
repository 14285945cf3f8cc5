export { ClassCodeCard, howToJoin } from './class-code-card.tsx';
export { ClassSettingsForm } from './class-settings-form.tsx';
export { Disclosure } from './disclosure.tsx';
export { gradeLabel } from './grade-label.ts';
export { AskingStudents } from './invitations/asking-students.tsx';
export { NameFields } from './name-fields.tsx';
export { NoClasses } from './no-classes.tsx';
export { LoginShutNote } from './student-login/login-shut-note.tsx';
export { ownZone } from './time-zones.ts';
