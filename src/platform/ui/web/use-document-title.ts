import { useEffect } from 'react';

/** Names the screen in the tab, the history, and for those who listen. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} – Openleaf`;
  }, [title]);
}
