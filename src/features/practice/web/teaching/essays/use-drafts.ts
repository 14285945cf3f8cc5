import { useState } from 'react';
import type { EssayToScore } from '../../../contract/essays.ts';
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
  readonly of: (essay: EssayToScore) => Draft;
  readonly has: (id: EssayId) => boolean;
  readonly change: (essay: EssayToScore, part: Partial<Draft>) => void;
  readonly drop: (id: EssayId) => void;
}

const saved = ({ score, comment }: EssayToScore): Draft => ({ score, comment, problem: null });

/** Drafts by essay: going from one to another, or a network that is away, loses nothing. */
export function useDrafts(): Drafts {
  const [drafts, setDrafts] = useState<Readonly<Record<EssayId, Draft>>>({});
  return {
    of: (essay) => drafts[idOf(essay)] ?? saved(essay),
    has: (id) => id in drafts,
    change: (essay, part) =>
      setDrafts((before) => {
        const id = idOf(essay);
        return { ...before, [id]: { ...(before[id] ?? saved(essay)), ...part } };
      }),
    drop: (id) => setDrafts(({ [id]: _dropped, ...others }) => others),
  };
}
