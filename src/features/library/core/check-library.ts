import { type CheckContext, type Dictionary, STRICT } from './check-context.ts';
import { checkPassage } from './check-passage.ts';
import { type ContentFile, contentPath } from './content-file.ts';
import { type Finding, toFinding, type Verdict } from './finding.ts';
import { guessingVerdicts, readingVerdicts } from './guessing-gates.ts';
import { HELD } from './held-levels.ts';
import { namesVerdict } from './names-spread.ts';
import { nearDuplicateVerdict } from './near-duplicates.ts';
import type { Passage } from './passage-file.ts';
import {
  fullLevels,
  guessingPools,
  isHeldPool,
  type Pool,
  pretestPools,
  sharePools,
  wholeLevels,
} from './pools.ts';
import { questionShareVerdicts } from './question-share-gates.ts';
import { checkedVerdicts } from './review-gates.ts';
import { shareVerdicts } from './share-gates.ts';

/** What one file says for itself: its shape, its place, and the gates of its passage. */
export function checkFile(file: ContentFile, context: CheckContext = STRICT): Finding[] {
  return file.kind === 'invalid'
    ? file.problems.map(({ line, message }) =>
        toFinding(null, {
          gate: 'format',
          ok: false,
          measured: message,
          wanted: 'the form of docs/library.md',
          where: line === undefined ? file.path : `${file.path}:${line}`,
        }),
      )
    : [...placeFindings(file.path, file.passage), ...checkPassage(file.passage, context)];
}

/** A draft outside the library has no place yet. */
function placeFindings(path: string, passage: Passage): Finding[] {
  const wanted = contentPath(passage);
  return path.startsWith('../')
    ? []
    : [toFinding(passage.id, { gate: 'file place', ok: path === wanted, measured: path, wanted })];
}

/** The passages among files, in the files' order. */
export function passagesOf(files: readonly ContentFile[]): Passage[] {
  return files.flatMap((file) => (file.kind === 'passage' ? [file.passage] : []));
}

/** What only the passages together can say: different ids, shares, guessing, readings, near duplicates. */
export function checkTogether(passages: readonly Passage[], held = HELD): Finding[] {
  const alone = [distinctIdsVerdict(passages), nearDuplicateVerdict(passages)];
  const guessed = [...guessingPools(passages), ...pretestPools(passages)];
  return [
    ...alone.map((verdict) => toFinding(null, verdict)),
    ...poolFindings(sharePools(passages), shareVerdicts, held),
    ...poolFindings(
      fullLevels(passages),
      (pool) => [namesVerdict(pool), ...questionShareVerdicts(pool)],
      held,
    ),
    ...poolFindings(pretestPools(passages), questionShareVerdicts, held),
    ...poolFindings(guessed, guessingVerdicts, held),
    ...poolFindings([...fullLevels(passages), ...pretestPools(passages)], readingVerdicts, held),
    ...poolFindings(wholeLevels(passages), checkedVerdicts, held),
  ];
}

function poolFindings(
  pools: readonly Pool[],
  verdictsOf: (pool: Pool) => Verdict[],
  held: ReadonlySet<number>,
): Finding[] {
  return pools.flatMap((pool) =>
    verdictsOf(pool).map((verdict) => toFinding(null, verdict, isHeldPool(pool, held))),
  );
}

function distinctIdsVerdict(passages: readonly Passage[]): Verdict {
  const ids = passages.map(({ id }) => id);
  const twice = [...new Set(ids.filter((id, at) => ids.indexOf(id) !== at))];
  return {
    gate: 'distinct ids',
    ok: twice.length === 0,
    measured: twice.length === 0 ? `${ids.length} ids` : `used twice: ${twice.join(', ')}`,
    wanted: 'each id once, pretest included',
  };
}

/** What binds whom when the library is checked. */
export interface LibraryContext {
  /** The levels that the whole standard binds. */
  readonly held?: ReadonlySet<number>;
  readonly dictionary?: Dictionary;
}

/** Every gate of the whole library. */
export function checkLibrary(
  files: readonly ContentFile[],
  { held = HELD, ...words }: LibraryContext = {},
): Finding[] {
  const isHeld = (file: ContentFile): boolean => file.kind === 'invalid' || held.has(file.passage.level);
  return [
    ...files.flatMap((file) => checkFile(file, { held: isHeld(file), ...words })),
    ...checkTogether(passagesOf(files), held),
  ];
}
