import { IconPlus, IconX } from '@tabler/icons-react';
import { useRef } from 'react';
import { Button } from '#platform/ui/web/button.tsx';
import { IconButton } from '#platform/ui/web/icon-button.tsx';
import { announce } from '#platform/ui/web/live-region.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';
import { TextAreaField } from '#platform/ui/web/text-area-field.tsx';
import { appendSentence, canAdd } from './comment-bank.ts';
import styles from './comment-field.module.css';
import type { CommentBank } from './use-comment-bank.ts';

interface CommentProps {
  readonly comment: string;
  readonly onComment: (comment: string) => void;
}

/** What the student reads beside the score. */
export const CommentField = ({ comment, onComment }: CommentProps) => (
  <TextAreaField
    name="comment"
    label="Comment"
    optional
    hint="Your student reads it."
    rows={3}
    maxLength={2_000}
    value={comment}
    onChange={onComment}
  />
);

/** Comments that are used again and again; one press puts one at the end of the present comment. */
export function CommentBankList({ comment, onComment, bank }: CommentProps & { readonly bank: CommentBank }) {
  const list = useRef<HTMLElement>(null);
  const insert = (sentence: string) => {
    onComment(appendSentence(comment, sentence));
    announce('Added to the comment.');
  };
  const remove = (sentence: string) => {
    // The button that has the focus goes: on to what stays.
    list.current?.querySelector('h3')?.focus();
    bank.remove(sentence);
    announce('Removed from your comments.');
  };
  return (
    <section ref={list} className={styles.bank} aria-labelledby="comment-bank">
      <h3 id="comment-bank" tabIndex={-1} className={styles.heading}>
        Your comments
      </h3>
      <Stack as="ul" gap={4} className={styles.list}>
        {bank.comments.map((sentence) => (
          <li key={sentence} className={styles.line}>
            <button
              type="button"
              className={styles.insert}
              aria-label={`Add to the comment: ${sentence}`}
              onClick={() => insert(sentence)}
            >
              {sentence}
            </button>
            <IconButton
              className={styles.remove}
              label={`Remove from your comments: ${sentence}`}
              icon={<IconX size={16} aria-hidden />}
              onClick={() => remove(sentence)}
            />
          </li>
        ))}
      </Stack>
      {canAdd(bank.comments, comment) && (
        <Button
          variant="quiet"
          icon={<IconPlus size={18} aria-hidden />}
          onClick={() => {
            bank.add(comment);
            announce('Kept in your comments.');
          }}
        >
          Keep the comment above for later
        </Button>
      )}
      <p className={styles.hint}>Kept in this browser only. Press one to add it; leave names out.</p>
    </section>
  );
}
