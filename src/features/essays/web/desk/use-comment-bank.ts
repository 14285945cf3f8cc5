import { useEffect, useMemo, useState } from 'react';
import { keptOf, usePerson } from '#features/accounts/web/public.tsx';
import { addTo, FIRST_COMMENTS, readBank } from './comment-bank.ts';

export interface CommentBank {
  readonly comments: readonly string[];
  readonly add: (comment: string) => void;
  readonly remove: (comment: string) => void;
}

/** The comments that a teacher uses again and again, kept on this device, locked: they can name children. */
export function useCommentBank(): CommentBank {
  const person = usePerson();
  const kept = useMemo(() => (person ? keptOf(person, 'essay-comments') : null), [person]);
  const [comments, setComments] = useState<readonly string[]>(FIRST_COMMENTS);
  useEffect(() => {
    let gone = false;
    const read = async () => {
      const found = readBank(await kept?.read());
      if (!gone) setComments(found);
    };
    void read();
    return () => {
      gone = true;
    };
  }, [kept]);
  const change = (next: readonly string[]) => {
    setComments(next);
    void kept?.write(next);
  };
  return {
    comments,
    add: (comment) => change(addTo(comments, comment)),
    remove: (comment) => change(comments.filter((one) => one !== comment)),
  };
}
