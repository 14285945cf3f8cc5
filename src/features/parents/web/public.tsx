export { StudentFamily } from './student-family.tsx';
export { WhoSeesMe } from './who-sees-me.tsx';
