import type { DatabaseKind } from '../../harness/database-kind.ts';
import { milliseconds, none, some } from '../../harness/figures.ts';
import type { Figure } from '../../harness/report.ts';
import type { Comparison, DatabaseMeasure } from './measure-database.ts';
import type { ServiceMeasure } from './measure-service.ts';

/** Of the promise: processor time of one answer, in milliseconds, and the share of what pgbench reaches. */
const PROCESSOR = { gate: { atMost: 0.4 }, aim: { atMost: 0.25 } };
/** From so many clients on processor time is what runs out, and decides (decision 22). */
const MANY = 32;
const SHARE = { gate: { atLeast: 0.25 }, aim: { atLeast: 0.5 } };

export const processorEach = ({ serverEach, databaseEach }: ServiceMeasure): number =>
  serverEach + databaseEach;

export const shareOfPgbench = ({ service, pgbench }: Comparison): number =>
  service.perSecond / pgbench.perSecond;

/** What decides at any speed: every answer was accepted, and is there once. */
export function countFigures(kind: DatabaseKind, measure: DatabaseMeasure): Figure[] {
  const { acknowledged, stored, refused, committed, storedByPgbench } = measure;
  const named = [
    some('answers acknowledged', acknowledged),
    none('answers refused', refused),
    none(
      'answers acknowledged and not stored, or stored and not acknowledged',
      Math.abs(acknowledged - stored),
    ),
    none('statements of pgbench that stored no answer', Math.abs(committed - storedByPgbench)),
  ];
  return named.map((figure) => ({ ...figure, name: `${kind}: ${figure.name}` }));
}

/**
 * The figures of one number of clients.
 * @param judged when the machine is alone enough for the promise to decide.
 */
export function speedFigures(
  kind: DatabaseKind,
  comparison: Comparison,
  { judged }: { judged: boolean },
): Figure[] {
  const { clients, service, pgbench } = comparison;
  const at = `${kind}, ${clients} ${clients === 1 ? 'client' : 'clients'}`;
  const same = pgbench.clients === clients ? '' : ` (with ${pgbench.clients} clients)`;
  return [
    {
      name: `${at}: processor time of an answer, server and database`,
      value: processorEach(service),
      unit: 'ms',
      ...(judged && (clients < MANY ? { aim: PROCESSOR.aim } : PROCESSOR)),
    },
    milliseconds(`${at}: of this the server`, service.serverEach),
    milliseconds(`${at}: of this the database`, service.databaseEach),
    {
      name: `${at}: share of pgbench's answers a second`,
      value: shareOfPgbench(comparison),
      unit: '',
      ...(judged && SHARE),
    },
    { name: `${at}: answers a second`, value: service.perSecond, unit: '/s' },
    { name: `${at}: pgbench's${same} answers a second`, value: pgbench.perSecond, unit: '/s' },
    milliseconds(`${at}: input to feedback, half of the answers`, service.p50),
    milliseconds(`${at}: input to feedback, 99 of 100 answers`, service.p99),
    milliseconds(`${at}: pgbench's${same} statement, half of them`, pgbench.p50),
    milliseconds(`${at}: pgbench's${same} statement, 99 of 100`, pgbench.p99),
    {
      name: `${at}: processor time of the database for pgbench's answer`,
      value: pgbench.databaseEach,
      unit: 'ms',
    },
    milliseconds(`${at}: processor time of the clients for an answer`, service.loaderEach),
  ];
}

/** Whole quizzes: one answer in five also brings the points, the level and all that follows from them. */
export function wholeQuizFigures(kind: DatabaseKind, quiz: ServiceMeasure, clients: number): Figure[] {
  const at = `${kind}, ${clients} clients through whole quizzes`;
  return [
    milliseconds(`${at}: processor time per answer`, processorEach(quiz)),
    { name: `${at}: answers a second`, value: quiz.perSecond, unit: '/s' },
    milliseconds(`${at}: 99 of 100 answers`, quiz.p99),
    milliseconds(`${at}: 99 of 100 last answers, with the points`, quiz.lastP99),
  ];
}
