import { useMemo, useSyncExternalStore } from 'react';
import { keptOf, usePerson } from '#features/accounts/web/public.tsx';
import type { ReaderMark } from '#features/reading/core/reader-mark.ts';
import { isReaderMark } from '#features/reading/web/public.tsx';
import { isBoolean, isNumber, listOf, shapeOf, storedOr } from '#platform/device/core/shape.ts';
import { atLogout } from '#platform/device/web/at-logout.ts';
import type { Kept } from '#platform/device/web/kept.ts';
import { type CachedValue, openSynced, type Synced } from '#platform/device/web/synced.ts';
import { isRefusedForGood } from '#platform/endpoint/contract/is-refused-for-good.ts';
import { useApi } from '#platform/endpoint/web/api-provider.tsx';
import type { ApiClient } from '#platform/endpoint/web/call.ts';
import { keepReaderMarks, readReaderMarks } from '../../contract/reader-marks.ts';

type Marks = readonly ReaderMark[];
interface MarkedQuiz {
  readonly attemptId: number;
  readonly marks: Marks;
  readonly unsent: boolean;
}

const NONE: Marks = [];
const read = storedOr(
  shapeOf<MarkedQuiz>({ attemptId: isNumber, marks: listOf(isReaderMark), unsent: isBoolean }),
  null,
);

/** The device keeps the marks of one quiz, the last one that was marked. */
const keptFor = (kept: Kept<MarkedQuiz | null>, attemptId: number): Kept<CachedValue<Marks> | null> => ({
  read: async () => {
    const found = await kept.read();
    return found?.attemptId === attemptId ? { value: found.marks, unsent: found.unsent } : null;
  },
  write: (cached) => kept.write(cached && { attemptId, marks: cached.value, unsent: cached.unsent }),
});

const openMarks = (api: ApiClient, kept: Kept<MarkedQuiz | null>, attemptId: number): Synced<Marks> =>
  openSynced<Marks>({
    first: NONE,
    kept: keptFor(kept, attemptId),
    read: async () => {
      const found = await api(readReaderMarks, { query: { attemptId } });
      return found.ok ? found.data.marks : undefined;
    },
    send: async (marks) => {
      const sent = await api(keepReaderMarks, { body: { attemptId, marks: [...marks] } });
      // What the server will never take is not sent for ever.
      return sent.ok || isRefusedForGood(sent.problem);
    },
  });

/** Those that are open now, for a logout. */
const open = new Set<Synced<Marks>>();
atLogout(async () => {
  await Promise.all([...open].map(async (marks) => marks.flush()));
});

interface MarksSource {
  readonly subscribe: (listener: () => void) => () => void;
  readonly get: () => Marks;
  readonly change: (marks: Marks) => void;
}

const NOTHING: MarksSource = { subscribe: () => () => {}, get: () => NONE, change: () => {} };

/** Marks that are read while a screen shows them. */
function marksSource(openThem: () => Synced<Marks>): MarksSource {
  let synced: Synced<Marks> | null = null;
  return {
    subscribe: (listener) => {
      const marks = openThem();
      synced = marks;
      open.add(marks);
      const leave = marks.subscribe(listener);
      return () => {
        leave();
        open.delete(marks);
        void marks.flush().finally(marks.close);
      };
    },
    get: () => synced?.state().value ?? NONE,
    change: (marks) => synced?.change(marks),
  };
}

/**
 * What the student has marked in the passage of a quiz, on every device of theirs. Without a network it stays on this device, locked with the
 * reader's own key, and is sent when the network is back.
 */
export function useReaderMarks(attemptId: number) {
  const api = useApi();
  const person = usePerson();
  const source = useMemo(
    () =>
      person?.role !== 'student'
        ? NOTHING
        : marksSource(() => openMarks(api, keptOf(person, 'marks', read), attemptId)),
    [api, person, attemptId],
  );
  return { marks: useSyncExternalStore(source.subscribe, source.get), onChange: source.change };
}
