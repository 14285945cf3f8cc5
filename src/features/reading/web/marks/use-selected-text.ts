import { useEffect, useState } from 'react';
import { offsetIn } from '../listen/text-places.ts';

/** What is selected in the passage, and where on the screen. */
export interface SelectedText {
  readonly paragraph: number;
  readonly start: number;
  readonly end: number;
  readonly at: DOMRect;
}

const elementOf = (node: Node) => (node instanceof Element ? node : node.parentElement);

/** The selection, if it lies inside one paragraph of the passage. */
function selectedText(): SelectedText | null {
  const selection = document.getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  const paragraph = elementOf(range.startContainer)?.closest('[data-paragraph]');
  if (!paragraph || !paragraph.contains(range.endContainer)) return null;
  const start = offsetIn(paragraph, range.startContainer, range.startOffset);
  const end = offsetIn(paragraph, range.endContainer, range.endOffset);
  if (end <= start) return null;
  return {
    paragraph: Number(paragraph.getAttribute('data-paragraph')),
    start,
    end,
    at: range.getBoundingClientRect(),
  };
}

/** What is selected in the passage; null while nothing is. */
export function useSelectedText(): SelectedText | null {
  const [selected, setSelected] = useState<SelectedText | null>(null);
  useEffect(() => {
    const look = () => setSelected(selectedText());
    document.addEventListener('selectionchange', look);
    return () => document.removeEventListener('selectionchange', look);
  }, []);
  return selected;
}
