import { useEffect, useMemo, useState } from 'react';
import { z } from 'zod';
import { keptOf, usePerson } from '#features/accounts/web/public.tsx';
import { type ReaderMark, readerMark } from './reader-marks.ts';

const stored = z.object({ attemptId: z.number(), marks: z.array(readerMark) });

/** The marks of one quiz, kept on this device, locked, until the next quiz is marked. */
export function useMarks(attemptId: number) {
  const person = usePerson();
  const kept = useMemo(() => (person ? keptOf(person, 'marks') : null), [person]);
  const [marks, setMarks] = useState<readonly ReaderMark[]>([]);
  useEffect(() => {
    let gone = false;
    const read = async () => {
      const found = stored.safeParse(await kept?.read()).data;
      if (!gone && found?.attemptId === attemptId) setMarks(found.marks);
    };
    void read();
    return () => {
      gone = true;
    };
  }, [kept, attemptId]);
  const change = (next: readonly ReaderMark[]) => {
    setMarks(next);
    void kept?.write({ attemptId, marks: next });
  };
  return { marks, change };
}
