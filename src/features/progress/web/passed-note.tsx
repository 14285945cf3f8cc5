import { PASSED_MEANS } from '../core/score-meanings.ts';
import standing from './standing-words.module.css';

/** What "passed" means, once beside what says it. */
export const PassedNote = () => <p className={standing.what}>{PASSED_MEANS}</p>;
