import { useKept } from '#features/accounts/web/public.tsx';
import { useStored } from '#platform/device/web/use-stored.ts';
import { addTo, FIRST_COMMENTS, readBank } from './comment-bank.ts';

export interface CommentBank {
  readonly comments: readonly string[];
  readonly add: (comment: string) => void;
  readonly remove: (comment: string) => void;
}

/** The comments that a teacher uses again and again, kept on this device, locked: they can name children. */
export function useCommentBank(): CommentBank {
  const { value, change } = useStored(useKept('essay-comments', readBank), { first: FIRST_COMMENTS });
  return {
    comments: value,
    add: (comment) => change((before) => addTo(before, comment)),
    remove: (comment) => change((before) => before.filter((sentence) => sentence !== comment)),
  };
}
