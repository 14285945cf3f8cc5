import { DATABASE_KINDS, type DatabaseKind } from '../../proving/database-kind.ts';
import { costOfSafeWrite } from '../../proving/disk.ts';
import type { Figure, Outcome, ProofOptions, Proving } from '../../proving/proof.ts';
import { makeProvingDatabase } from '../../proving/proving-database.ts';
import { countFigures, speedFigures, wholeQuizFigures } from './figures.ts';
import { type DatabaseMeasure, type DatabasePlan, measureDatabase } from './measure-database.ts';
import { keepProfile } from './profile.ts';

type Size = Pick<DatabasePlan, 'students' | 'clients' | 'spell' | 'wholeQuizClients'> & {
  readonly kinds: readonly DatabaseKind[];
};

const FULL: Size = {
  kinds: DATABASE_KINDS,
  students: 12_000,
  clients: [1, 8, 32, 128],
  spell: { warmUp: 2, warmUpAnswers: 4_000, seconds: 5 },
  wholeQuizClients: 32,
};
const SMALL: Size = {
  kinds: ['separate'],
  students: 1_000,
  clients: [8],
  spell: { warmUp: 0.3, warmUpAnswers: 0, seconds: 1 },
  wholeQuizClients: 8,
};

/** `--students=3000 --seconds=2 --clients=8,32 --database=separate` ask for less. */
function sizeOf({ small, given, database }: ProofOptions): Size {
  const { kinds, students, clients, spell, wholeQuizClients } = small ? SMALL : FULL;
  return {
    kinds: database === undefined ? kinds : [database],
    students: Number(given['students'] ?? students),
    clients: given['clients']?.split(',').map(Number) ?? clients,
    spell: { ...spell, seconds: Number(given['seconds'] ?? spell.seconds) },
    wholeQuizClients,
  };
}

/** The answer path beside pgbench, on databases that `make` makes. */
export const answersOn = (make: typeof makeProvingDatabase): Proving => ({
  defect:
    'a trigger in the database that works long on every answer of the service and loses the second of every quiz',
  async run(options) {
    const size = sizeOf(options);
    const figures: Figure[] = [];
    const notes: string[] = [];
    for (const kind of size.kinds) {
      const outcome = await runOn(await make(kind), size, options);
      figures.push(...outcome.figures);
      notes.push(...(outcome.notes ?? []));
    }
    return { figures, notes };
  },
});

/** `npm run bench -- answers`; `--profile` shows where the server's time goes. */
export const answers: Proving = answersOn(makeProvingDatabase);

async function runOn(
  made: Awaited<ReturnType<typeof makeProvingDatabase>>,
  size: Size,
  { seed, plant, small, tell, given }: ProofOptions,
): Promise<Outcome> {
  try {
    const profile = given['profile'] === undefined ? undefined : keepProfile(made.folder);
    const plan = { ...size, seed, plant, tell, execArgv: profile?.execArgv ?? [] };
    const safeWrite = await costOfSafeWrite(made.folder);
    const measure = await measureDatabase(made, plan);
    const { kind } = made;
    return {
      figures: [
        ...countFigures(kind, measure),
        { name: `${kind}: processor time of one page made safe, alone`, value: safeWrite, unit: 'ms' },
        ...measure.comparisons.flatMap((comparison) => speedFigures(kind, comparison, { judged: !small })),
        ...wholeQuizFigures(kind, measure.wholeQuiz, size.wholeQuizClients),
      ],
      notes: [
        ...notesOf(kind, measure),
        ...((await profile?.read(measure.comparisons.map(({ service }) => service.span))) ?? []).map(
          (line) => `${kind}: ${line}`,
        ),
      ],
    };
  } finally {
    await made.remove();
  }
}

/** What limits the figures. */
function notesOf(kind: DatabaseKind, { comparisons }: DatabaseMeasure): string[] {
  return comparisons.flatMap(({ clients, service, pgbench }) => [
    ...(pgbench.clients === clients
      ? []
      : [`${kind}: pgbench had ${pgbench.clients} clients beside ${clients}; there is room for no more.`]),
    ...(service.ranOut
      ? [`${kind}, ${clients} clients: all quizzes were answered after ${service.seconds.toFixed(1)} s.`]
      : []),
  ]);
}
