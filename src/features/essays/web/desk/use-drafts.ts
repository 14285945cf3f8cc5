import { useEffect, useState } from 'react';
import { z } from 'zod';
import type { Kept } from '#platform/device/web/kept.ts';
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
  readonly of: (essay: EssayToScore) => Draft;
  readonly has: (id: EssayId) => boolean;
  readonly change: (essay: EssayToScore, part: Partial<Draft>) => void;
  readonly drop: (id: EssayId) => void;
}

type ById = Readonly<Record<EssayId, Draft>>;

const saved = ({ score, comment }: EssayToScore): Draft => ({ score, comment, problem: null });

const keptDrafts = z.record(
  z.templateLiteral([z.number(), '-', z.number()]),
  z.object({ score: z.int().min(0).max(4).nullable(), comment: z.string() }),
);

/**
 * Drafts by essay: going from one to another, a reload, a time-out, or a network that is away, loses nothing. They are about
 * children: `kept` is locked with the teacher's own key, and a logout removes it (`forget-person.ts`).
 */
export function useDrafts(kept: Kept | null): Drafts {
  const [drafts, setDrafts] = useKeptState(kept);
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

/** A state that begins with what is kept, and is kept from then on. */
function useKeptState(kept: Kept | null) {
  const [{ drafts, isRead }, setState] = useState<{ drafts: ById; isRead: boolean }>({
    drafts: {},
    isRead: false,
  });
  useEffect(() => {
    let gone = false;
    const read = async () => {
      const found = keptDrafts.safeParse(await kept?.read()).data ?? {};
      if (!gone) setState((before) => ({ drafts: { ...asDrafts(found), ...before.drafts }, isRead: true }));
    };
    void read();
    return () => {
      gone = true;
    };
  }, [kept]);
  useEffect(() => {
    if (isRead) void kept?.write(Object.keys(drafts).length === 0 ? null : drafts);
  }, [kept, drafts, isRead]);
  const setDrafts = (change: (before: ById) => ById) =>
    setState((before) => ({ ...before, drafts: change(before.drafts) }));
  return [drafts, setDrafts] as const;
}

/** Why something could not be saved is not kept: after a reload it may well be possible. */
const asDrafts = (found: z.output<typeof keptDrafts>): ById =>
  Object.fromEntries(Object.entries(found).map(([id, draft]) => [id, { ...draft, problem: null }]));
