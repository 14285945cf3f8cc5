import { setTimeout as sleep } from 'node:timers/promises';
import { type Answering, startAnswering } from '../../harness/answering.ts';
import { openClient } from '../../harness/client.ts';
import { milliseconds, none, seconds, sumOf } from '../../harness/figures.ts';
import type { OpenleafProcess } from '../../harness/openleaf-process.ts';
import { type Outcome, type ReportedRun, type RunOptions, using } from '../../harness/report.ts';
import type { School } from '../../harness/school.ts';
import type { RunInEnvironment } from '../../harness/small-form.ts';
import { TestEnvironment } from '../../harness/test-environment.ts';
import { makeReports, type ReadReports, readReports } from './make-reports.ts';
import { refuseFiles } from './pdf-queries.ts';

interface Size {
  /** Of the teacher who asks for reports, and how many quizzes each of them has read. */
  readonly students: number;
  readonly quizzes: number;
  /** Of a class. */
  readonly ofClass: number;
  /** Students of another school, each of whom reads one quiz meanwhile. */
  readonly readers: number;
  /** Answers a second. */
  readonly rate: number;
  /** Answers alone before it, to compare with. */
  readonly aloneMs: number;
  /** A document that takes longer is not made. */
  readonly patienceMs: number;
}

const FULL: Size = {
  students: 300,
  quizzes: 100,
  ofClass: 30,
  readers: 1_500,
  rate: 100,
  aloneMs: 15_000,
  patienceMs: 180_000,
};
const SMALL: Size = {
  students: 4,
  quizzes: 2,
  ofClass: 2,
  readers: 40,
  rate: 20,
  aloneMs: 1_000,
  patienceMs: 60_000,
};
/** Spec section "Reports": a class that a teacher waits for, a year group in the background, and what answers keep to meanwhile (trust.md). */
const GATES = { class: { atMost: 5 }, all: { atMost: 60 }, answers: { atMost: 100 } };
/** A student who has begun may finish the quiz. */
const FINISH_MS = 30_000;

/** The schools of a run. */
export interface PdfSchools {
  readonly environment: TestEnvironment;
  readonly reported: School;
  readonly reading: School;
  close(): Promise<void>;
}

/** Opens an environment with a teacher of many students, and a school that reads. */
export async function openPdfSchools(options: RunOptions): Promise<PdfSchools> {
  const { students, quizzes, readers } = sizeOf(options);
  const environment = await TestEnvironment.open(options.database ?? 'embedded');
  try {
    const seed = options.seed * 100;
    const reported = await environment.addSchool({ seed: seed + 1, students, quizzes, open: false });
    const reading = await environment.addSchool({ seed: seed + 2, students: readers, quizzes: 1 });
    return { environment, reported, reading, close: () => environment.close() };
  } catch (error) {
    await environment.close();
    throw error;
  }
}

/** The reports of a class and of 300 students as a PDF, the larger one while students answer. */
export const pdf = {
  faultDescription: 'a finished file cannot be kept, and no document is ever done',
  run: (options) => using(openPdfSchools(options), (schools) => measure(schools, options)),
  runOn: measure,
} as const satisfies ReportedRun & RunInEnvironment<PdfSchools>;

const sizeOf = ({ small }: Pick<RunOptions, 'small'>): Size => (small ? SMALL : FULL);

async function measure(
  { environment, reported, reading }: PdfSchools,
  options: RunOptions,
): Promise<Outcome> {
  const size = sizeOf(options);
  if (options.injectFault) await environment.storage.work(({ pool }) => refuseFiles(pool));
  const server = await environment.startServer();
  const client = openClient(server.origin);
  try {
    const alone = answer(server, reading, { ...size, seed: options.seed, first: 0, many: 0.2 });
    await sleep(size.aloneMs);
    await alone.finish(FINISH_MS);
    const ofClass = await makeReports(client, reported, {
      students: reported.students.slice(0, size.ofClass),
      patienceMs: size.patienceMs,
    });
    options.onProgress(`${size.ofClass} reports in ${ofClass.seconds.toFixed(1)} s`);
    const meanwhile = answer(server, reading, { ...size, seed: options.seed + 1, first: 0.2, many: 0.8 });
    const all = await makeReports(client, reported, {
      students: reported.students,
      patienceMs: size.patienceMs,
    });
    options.onProgress(`${size.students} reports in ${all.seconds.toFixed(1)} s`);
    await meanwhile.finish(FINISH_MS);
    const made = {
      ofClass: { seconds: ofClass.seconds, ...(await readReports(ofClass)) },
      all: { seconds: all.seconds, ...(await readReports(all)) },
    };
    return outcomeOf({ size, ...made, alone, meanwhile }, options);
  } finally {
    await client.close();
    await environment.disconnect();
    await server.end('SIGTERM');
  }
}

interface Load extends Pick<Size, 'rate'> {
  readonly seed: number;
  /** Which share of the students of the school read, from which one on. */
  readonly first: number;
  readonly many: number;
}

const answer = (
  { origin }: OpenleafProcess,
  school: School,
  { rate, seed, first, many }: Load,
): Answering => {
  const count = school.students.length;
  const students = school.students.slice(Math.round(first * count), Math.round((first + many) * count));
  return startAnswering({ school, students, rate, seed, origin });
};

interface TimedReports extends ReadReports {
  readonly seconds: number;
}

interface Measured {
  readonly size: Size;
  readonly ofClass: TimedReports;
  readonly all: TimedReports;
  readonly alone: Answering;
  readonly meanwhile: Answering;
}

const refused = (of: Answering): number => of.sent.filter(({ outcome }) => outcome !== 'acknowledged').length;

function outcomeOf({ size, ofClass, all, alone, meanwhile }: Measured, { small }: RunOptions): Outcome {
  const missing = size.ofClass - ofClass.reports + size.students - all.reports;
  return {
    figures: [
      seconds(`${size.ofClass} reports`, ofClass.seconds, {
        // In the small form the machine has much else to do.
        gate: small ? GATES.all : GATES.class,
      }),
      seconds(`${size.students} reports while students answer`, all.seconds, {
        gate: GATES.all,
      }),
      none('reports that are not in their document', missing),
      milliseconds(
        'answers while reports are made: p99',
        meanwhile.latencies.at(0.99),
        small ? {} : { gate: GATES.answers, aim: { atMost: 50 } },
      ),
      milliseconds('answers before: p99', alone.latencies.at(0.99)),
      none('answers that were not acknowledged', refused(alone) + refused(meanwhile)),
    ],
    notes: [
      `${all.pages} pages in ${all.size.toFixed(1)} MB; ${size.quizzes} quizzes of each student`,
      `${meanwhile.sent.length} answers meanwhile, ${meanwhile.offered().toFixed(0)} a second were offered`,
      `answers before, p50: ${alone.latencies.at(0.5).toFixed(1)} ms; meanwhile: ${meanwhile.latencies.at(0.5).toFixed(1)} ms`,
      `${sumOf([ofClass, all], ({ reports }) => reports)} reports were read again in their files`,
    ],
  };
}
