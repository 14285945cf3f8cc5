import { useState } from 'react';
import { useActor } from '#features/accounts/web/public.tsx';
import { addTo, keepBank, readBank } from './comment-bank.ts';

export interface CommentBank {
  readonly comments: readonly string[];
  readonly add: (comment: string) => void;
  readonly remove: (comment: string) => void;
}

/** The comments that a teacher uses again and again, kept on this device. */
export function useCommentBank(): CommentBank {
  const { userId } = useActor();
  const [comments, setComments] = useState(() => readBank(localStorage, userId));
  const change = (next: readonly string[]) => {
    setComments(next);
    keepBank(localStorage, userId, next);
  };
  return {
    comments,
    add: (comment) => change(addTo(comments, comment)),
    remove: (comment) => change(comments.filter((one) => one !== comment)),
  };
}
