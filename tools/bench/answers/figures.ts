import type { DatabaseKind } from '../../proving/database-kind.ts';
import type { Figure } from '../../proving/proof.ts';
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
  return [
    { name: `${kind}: answers acknowledged`, value: acknowledged, unit: '', gate: { atLeast: 1 } },
    { name: `${kind}: answers refused`, value: refused, unit: '', gate: { atMost: 0 } },
    {
      name: `${kind}: answers acknowledged and not stored, or stored and not acknowledged`,
      value: Math.abs(acknowledged - stored),
      unit: '',
      gate: { atMost: 0 },
    },
    {
      name: `${kind}: statements of pgbench that stored no answer`,
      value: Math.abs(committed - storedByPgbench),
      unit: '',
      gate: { atMost: 0 },
    },
  ];
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
    { name: `${at}: of this the server`, value: service.serverEach, unit: 'ms' },
    { name: `${at}: of this the database`, value: service.databaseEach, unit: 'ms' },
    {
      name: `${at}: share of pgbench's answers a second`,
      value: shareOfPgbench(comparison),
      unit: '',
      ...(judged && SHARE),
    },
    { name: `${at}: answers a second`, value: service.perSecond, unit: '/s' },
    { name: `${at}: pgbench's${same} answers a second`, value: pgbench.perSecond, unit: '/s' },
    { name: `${at}: input to feedback, half of the answers`, value: service.p50, unit: 'ms' },
    { name: `${at}: input to feedback, 99 of 100 answers`, value: service.p99, unit: 'ms' },
    { name: `${at}: pgbench's${same} statement, half of them`, value: pgbench.p50, unit: 'ms' },
    { name: `${at}: pgbench's${same} statement, 99 of 100`, value: pgbench.p99, unit: 'ms' },
    {
      name: `${at}: processor time of the database for pgbench's answer`,
      value: pgbench.databaseEach,
      unit: 'ms',
    },
    { name: `${at}: processor time of the clients for an answer`, value: service.loaderEach, unit: 'ms' },
  ];
}

/** Whole quizzes: one answer in five also brings the points, the level and all that follows from them. */
export function wholeQuizFigures(kind: DatabaseKind, quiz: ServiceMeasure, clients: number): Figure[] {
  const at = `${kind}, ${clients} clients through whole quizzes`;
  return [
    { name: `${at}: processor time per answer`, value: processorEach(quiz), unit: 'ms' },
    { name: `${at}: answers a second`, value: quiz.perSecond, unit: '/s' },
    { name: `${at}: 99 of 100 answers`, value: quiz.p99, unit: 'ms' },
    { name: `${at}: 99 of 100 last answers, with the points`, value: quiz.lastP99, unit: 'ms' },
  ];
}
