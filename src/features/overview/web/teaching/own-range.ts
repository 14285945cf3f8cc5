import { levelWord } from '#features/progress/web/public.tsx';
import type { RosterLine } from '../../contract/endpoints.ts';

type OwnRange = NonNullable<RosterLine['ownLevels']>;

/** Of a student who has other levels than their class: "Reads at Levels Two to Four (own range)." */
export const ownRangeInWords = ({ lowest, highest }: OwnRange): string =>
  lowest === highest
    ? `Reads only at Level ${levelWord(lowest)} (own range).`
    : `Reads at Levels ${levelWord(lowest)} to ${levelWord(highest)} (own range).`;

/** The same where there is little room: "own range 2–4". */
export const ownRangeInShort = ({ lowest, highest }: OwnRange): string =>
  `own range ${lowest === highest ? lowest : `${lowest}–${highest}`}`;
