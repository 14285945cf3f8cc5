import { hasPlans } from '#platform/plans/web/has-plans.ts';
import { byTopic, type HelpAnswer } from '../core/help-answer.ts';
import { parseAnswer } from '../core/parse-answer.ts';

const FILES = import.meta.glob<string>('/docs/help/*.md', { query: '?raw', import: 'default', eager: true });

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1, -'.md'.length);

/** Every answer, in the order of the topics and then of their names: what is needed first is found first. It comes with the first screen of the help, and a search asks no server. */
export const ANSWERS: readonly HelpAnswer[] = byTopic(
  Object.entries(FILES)
    .map(([path, source]) => parseAnswer(nameOf(path), source))
    .filter(({ onlyWithPlans }) => !onlyWithPlans || hasPlans()),
).flatMap(({ answers }) => answers);

/** The answer of this name. */
export const answerNamed = (name: string | undefined): HelpAnswer | undefined =>
  ANSWERS.find((answer) => answer.name === name);
