import { IconHighlight } from '@tabler/icons-react';
import { type MouseEvent, useId, useRef, useState } from 'react';
import { Button } from '#platform/ui/web/button.tsx';
import { announce } from '#platform/ui/web/live-region.tsx';
import native from '#platform/ui/web/native-field.module.css';
import { Stack } from '#platform/ui/web/stack.tsx';
import { MAX_MARKS } from '../../core/reader-mark.ts';
import { snapToWords } from '../../core/snap-to-words.ts';
import { paragraphElement } from '../listen/text-places.ts';
import { MarkList } from './mark-list.tsx';
import styles from './marks.module.css';
import { hasRoom, lastSeen, type ReaderMark, withMark } from './reader-marks.ts';
import { usePaintedMarks } from './use-painted-marks.ts';
import { type SelectedText, useSelectedText } from './use-selected-text.ts';

export interface MarksProps {
  readonly marks: readonly ReaderMark[];
  readonly onChange: (marks: readonly ReaderMark[]) => void;
  readonly paragraphs: readonly string[];
}

/** What a reader marks in a text and writes beside it: select words to mark them, or choose a paragraph to write about. */
export function Marks({ marks, onChange, paragraphs }: MarksProps) {
  const selected = useSelectedText();
  usePaintedMarks(marks, paragraphs);
  const words = selected && wordsOf(selected, paragraphs);
  const isFull = !hasRoom(marks);
  const add = (mark: ReaderMark) => {
    if (isFull) return;
    onChange(withMark(marks, mark));
    announce(mark.note === '' ? 'Highlighted.' : 'Your note is saved.');
  };
  return (
    <>
      {selected && words && !isFull && (
        <MarkButton
          selected={selected}
          onMark={() => {
            add({ paragraph: selected.paragraph, ...words, note: '' });
            document.getSelection()?.empty();
          }}
        />
      )}
      <section className={styles.marks} aria-label="Your highlights and notes">
        {marks.length > 0 && <MarkList marks={marks} paragraphs={paragraphs} onChange={onChange} />}
        {isFull && (
          <p className={styles.where}>
            You have {MAX_MARKS} highlights here. That is as many as you can have.
          </p>
        )}
        <NewNote
          paragraphs={paragraphs}
          onAdd={(paragraph, note) =>
            add({ paragraph, start: 0, end: paragraphs[paragraph - 1]?.length ?? 0, note })
          }
        />
      </section>
    </>
  );
}

/** The whole words of what is selected; half a word is no highlight. */
const wordsOf = ({ paragraph, start, end }: SelectedText, paragraphs: readonly string[]) =>
  snapToWords(paragraphs[paragraph - 1] ?? '', { start, end });

/** Room for the button at the edges of the window, in pixels. */
const ROOM = { width: 140, height: 60 };

/** Below what is selected, and always in the window. */
const placeBeside = ({ bottom, left }: DOMRect) => ({
  insetBlockStart: `${Math.max(8, Math.min(bottom + 8, window.innerHeight - ROOM.height))}px`,
  insetInlineStart: `${Math.max(8, Math.min(left, window.innerWidth - ROOM.width))}px`,
});

/** Beside what is selected; a press on it must not lose the selection. */
const MarkButton = ({
  selected,
  onMark,
}: {
  readonly selected: SelectedText;
  readonly onMark: () => void;
}) => (
  <button
    type="button"
    className={styles.mark}
    style={placeBeside(selected.at)}
    onPointerDown={(event) => event.preventDefault()}
    onClick={onMark}
  >
    <IconHighlight size={20} aria-hidden />
    Highlight
  </button>
);

const paragraphSeen = (paragraphs: number): number =>
  lastSeen(
    Array.from(
      { length: paragraphs },
      (_, index) => paragraphElement(document, index + 1)?.getBoundingClientRect().top ?? Infinity,
    ),
    window.innerHeight,
  );

interface NewNoteProps {
  readonly paragraphs: readonly string[];
  readonly onAdd: (paragraph: number, note: string) => void;
}

/** A note on a paragraph, for readers who do not select words. */
function NewNote({ paragraphs, onAdd }: NewNoteProps) {
  const [paragraph, setParagraph] = useState(1);
  const [note, setNote] = useState('');
  const [isEmpty, setIsEmpty] = useState(false);
  const box = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const add = () => {
    setIsEmpty(note.trim() === '');
    box.current?.focus();
    if (note.trim() === '') return;
    onAdd(paragraph, note.trim());
    setNote('');
  };
  // Opened by hand, so that the box has the focus at once: letters that are typed are words of the note, and choose no answer.
  const open = (event: MouseEvent<HTMLElement>) => {
    const details = event.currentTarget.closest('details');
    if (details === null || details.open) return;
    event.preventDefault();
    details.open = true;
    setParagraph(paragraphSeen(paragraphs.length));
    box.current?.focus();
  };
  return (
    <details className={styles.new}>
      <summary onClick={open}>Write a note</summary>
      <Stack gap={8} narrow className={styles.fields}>
        <label htmlFor={`${id}paragraph`}>Paragraph</label>
        <select
          className={native.field}
          id={`${id}paragraph`}
          value={paragraph}
          onChange={(event) => setParagraph(Number(event.currentTarget.value))}
        >
          {paragraphs.map((text, index) => (
            <option key={text} value={index + 1}>
              {index + 1}
            </option>
          ))}
        </select>
        <label htmlFor={`${id}note`}>Your note</label>
        <textarea
          ref={box}
          className={native.field}
          id={`${id}note`}
          aria-describedby={isEmpty ? `${id}empty` : undefined}
          rows={2}
          maxLength={500}
          value={note}
          onChange={(event) => {
            setNote(event.currentTarget.value);
            setIsEmpty(false);
          }}
        />
        {isEmpty && <p id={`${id}empty`}>Write your note first.</p>}
        <Button onClick={add}>Save this note</Button>
      </Stack>
    </details>
  );
}
