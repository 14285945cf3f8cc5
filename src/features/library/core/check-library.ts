import { checkPassage } from './check-passage.ts';
import { type ContentFile, contentPath } from './content-file.ts';
import { type Finding, toFinding, type Verdict } from './finding.ts';
import { guessingVerdicts, readingVerdicts } from './guessing-gates.ts';
import { namesVerdict } from './names-spread.ts';
import { nearDuplicateVerdict } from './near-duplicates.ts';
import type { Passage } from './passage-file.ts';
import { fullLevels, guessingPools, pretestPools, sharePools } from './pools.ts';
import { isReviewed } from './review-rates.ts';
import { shareVerdicts } from './share-gates.ts';

/** What one file says for itself: its shape, its place, and the gates of its passage. */
export function checkFile(file: ContentFile): Finding[] {
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
    : [...placeFindings(file.path, file.passage), ...checkPassage(file.passage)];
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
export function checkTogether(passages: readonly Passage[]): Finding[] {
  const reviewed = passages.filter(isReviewed);
  const verdicts = [
    distinctIdsVerdict(passages),
    nearDuplicateVerdict(passages),
    ...sharePools(passages).flatMap(shareVerdicts),
    ...fullLevels(passages).map(namesVerdict),
    ...[...guessingPools(passages), ...pretestPools(passages)].flatMap(guessingVerdicts),
    ...[...guessingPools(reviewed), ...pretestPools(reviewed)].flatMap(readingVerdicts),
  ];
  return verdicts.map((verdict) => toFinding(null, verdict));
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

/** Every gate of the whole library. */
export function checkLibrary(files: readonly ContentFile[]): Finding[] {
  return [...files.flatMap(checkFile), ...checkTogether(passagesOf(files))];
}
