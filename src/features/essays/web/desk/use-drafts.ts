import {
  type Check,
  isString,
  isWhole,
  orNull,
  recordOf,
  shapeOf,
  storedOr,
} from '#platform/device/core/shape.ts';
import type { Kept } from '#platform/device/web/kept.ts';
import { useStored } from '#platform/device/web/use-stored.ts';
import type { EssayToScore } from '../../contract/endpoints.ts';
import { type EssayId, idOf } from './essay-order.ts';

/** What a teacher has said about an essay and not saved yet. */
export interface Draft {
  readonly score: number | null;
  readonly comment: string;
  /** Why it could not be saved. */
  readonly problem: string | null;
}

export interface Drafts {
  /** The draft of an essay; as it was saved where there is none. */
  readonly draftOf: (essay: EssayToScore) => Draft;
  readonly has: (id: EssayId) => boolean;
  readonly change: (essay: EssayToScore, part: Partial<Draft>) => void;
  readonly drop: (id: EssayId) => void;
}

export type ById = Readonly<Record<EssayId, Draft>>;

const saved = ({ score, comment }: EssayToScore): Draft => ({ score, comment, problem: null });

const NONE: ById = {};
const isEmpty = (drafts: ById): boolean => Object.keys(drafts).length === 0;

const isEssayId: Check<EssayId> = (value): value is EssayId => isString(value) && /^\d+-\d+$/.test(value);
const keptDrafts = storedOr(
  recordOf(isEssayId, shapeOf({ score: orNull(isWhole(0, 4)), comment: isString })),
  {},
);

/** Drafts as a device kept them. Why something could not be saved is forgotten: after a reload it may well be possible. */
export const readDrafts = (stored: unknown): ById =>
  Object.fromEntries(
    Object.entries(keptDrafts(stored)).map(([id, { score, comment }]) => [
      id,
      { score, comment, problem: null },
    ]),
  );

/**
 * Drafts by essay: going from one to another, a reload, a time-out, or a network that is away, loses nothing. They are about
 * children: `kept` is locked with the teacher's own key, and a logout removes it (`forget-person.ts`).
 */
export function useDrafts(kept: Kept<ById> | null): Drafts {
  const { value: drafts, change: setDrafts } = useStored(kept, { first: NONE, isEmpty });
  return {
    draftOf: (essay) => drafts[idOf(essay)] ?? saved(essay),
    has: (id) => id in drafts,
    change: (essay, part) =>
      setDrafts((before) => {
        const id = idOf(essay);
        return { ...before, [id]: { ...(before[id] ?? saved(essay)), ...part } };
      }),
    drop: (id) => setDrafts(({ [id]: _dropped, ...others }) => others),
  };
}
