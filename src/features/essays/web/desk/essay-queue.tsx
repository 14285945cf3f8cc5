import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { TeacherClass } from '#features/classes/contract/endpoints.ts';
import { classLabel } from '#features/classes/web/public.tsx';
import { endpointKey, useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { focusHeading } from '#platform/ui/web/focus-heading.ts';
import { announce } from '#platform/ui/web/live-region.tsx';
import { QueryState } from '#platform/ui/web/query-state.tsx';
import { type EssayToScore, essaysWaiting, listEssays } from '../../contract/endpoints.ts';
import { EssayDesk, type Scored } from './essay-desk.tsx';
import { EssayList } from './essay-list.tsx';
import { type EssayId, type Grouping, idOf, neighbourOf, nextToRead } from './essay-order.ts';
import styles from './essay-queue.module.css';
import { savedSentence } from './essay-words.ts';
import { EssaysSkeleton } from './essays-skeleton.tsx';
import { NoEssays } from './no-essays.tsx';
import { PageTurner } from './page-turner.tsx';
import { useCommentBank } from './use-comment-bank.ts';
import type { Drafts } from './use-drafts.ts';

interface EssayQueueProps {
  readonly schoolClass: TeacherClass;
  readonly status: 'waiting' | 'scored';
  readonly by: Grouping;
  readonly drafts: Drafts;
}

/** The essays of a class, one of them open. */
export function EssayQueue({ schoolClass, status, by, drafts }: EssayQueueProps) {
  const [page, setPage] = useState(0);
  const [said, setSaid] = useState<string | null>(null);
  const query = useEndpointQuery(
    listEssays,
    { params: { id: schoolClass.id }, query: { status, by: status === 'waiting' ? by : 'time', page } },
    { placeholderData: keepPreviousData },
  );
  return (
    <>
      {/* Its line is there before anything is said, so that saving moves nothing. */}
      <p className={styles.said}>
        <span className={styles.class}>{classLabel(schoolClass)}</span> {said}
      </p>
      <QueryState query={query} skeleton={<EssaysSkeleton />}>
        {({ essays, total, size }) => {
          const [first, ...others] = essays;
          if (!first) {
            return page === 0 ? (
              <NoEssays schoolClass={schoolClass} status={status} />
            ) : (
              <PageTurner page={page} total={total} size={size} onTurn={setPage} />
            );
          }
          return (
            <>
              <OpenEssay
                schoolClass={schoolClass}
                essays={[first, ...others]}
                by={status === 'waiting' ? by : null}
                before={page * size}
                total={total}
                drafts={drafts}
                onSaid={setSaid}
              />
              <PageTurner page={page} total={total} size={size} onTurn={setPage} />
            </>
          );
        }}
      </QueryState>
    </>
  );
}

interface OpenEssayProps {
  readonly schoolClass: TeacherClass;
  readonly essays: readonly [EssayToScore, ...EssayToScore[]];
  readonly by: Grouping | null;
  /** Essays on the pages before, and on all. */
  readonly before: number;
  readonly total: number;
  readonly drafts: Drafts;
  readonly onSaid: (sentence: string) => void;
}

function OpenEssay({ schoolClass, essays, by, before, total, drafts, onSaid }: OpenEssayProps) {
  const { openId, open, isArrival } = useOpenId();
  const essay = essays.find((candidate) => idOf(candidate) === openId) ?? essays[0];
  const id = idOf(essay);
  const bank = useCommentBank();
  const finish = useFinish(drafts);
  const goTo = (next: EssayToScore | null) => next && (() => open(idOf(next)));
  const saved = (scored: Scored) => {
    const sentence = savedSentence(essay.studentName, scored);
    onSaid(sentence);
    announce(sentence);
    if (essay.score === null) open(nextAfter(essays, id));
    void finish(id);
  };
  return (
    <div className={styles.queue}>
      <EssayDesk
        key={id}
        essay={essay}
        zone={schoolClass.timezone}
        position={`${before + essays.indexOf(essay) + 1} of ${total}`}
        isArrival={isArrival}
        draft={drafts.draftOf(essay)}
        onDraft={(part) => drafts.change(essay, part)}
        bank={bank}
        ways={{ back: goTo(neighbourOf(essays, id, -1)), next: goTo(neighbourOf(essays, id, 1)) }}
        onSaved={saved}
      />
      <EssayList
        essays={essays}
        by={by}
        zone={schoolClass.timezone}
        openId={id}
        isUnsaved={drafts.has}
        onOpen={open}
      />
    </div>
  );
}

const nextAfter = (essays: readonly EssayToScore[], id: EssayId): EssayId | null => {
  const next = nextToRead(essays, id);
  return next && idOf(next);
};

/** Which essay is open, and whether the teacher has gone to it (and not merely opened the page). */
function useOpenId() {
  const [openId, setOpenId] = useState<EssayId | null>(null);
  const [isArrival, setArrival] = useState(false);
  return {
    openId,
    isArrival,
    open: (id: EssayId | null) => {
      setOpenId(id);
      setArrival(true);
      // The last one is gone, and the focus with it.
      if (id === null) focusHeading();
    },
  };
}

/** Fetches what has changed; what was typed stays until the saved is here. */
function useFinish(drafts: Drafts): (id: EssayId) => Promise<void> {
  const queryClient = useQueryClient();
  return async (id) => {
    await Promise.all(
      [listEssays, essaysWaiting].map((read) =>
        queryClient.invalidateQueries({ queryKey: endpointKey(read) }),
      ),
    );
    drafts.drop(id);
  };
}
