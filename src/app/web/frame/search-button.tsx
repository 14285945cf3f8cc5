import { IconSearch } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { Button } from '#platform/ui/web/button.tsx';
import styles from './search-button.module.css';
import { SearchPalette } from './search-palette.tsx';

/** Opens the search, as does Ctrl or Command with K from anywhere but another dialog. */
export function SearchButton() {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      if (document.querySelector('dialog[open]')) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return (
    <>
      <Button
        variant="quiet"
        icon={<IconSearch size={20} aria-hidden />}
        aria-label="Search"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
      >
        <span className={styles.words}>
          Search <kbd className={styles.keys}>{isApple() ? '⌘' : 'Ctrl '}K</kbd>
        </span>
      </Button>
      <SearchPalette open={open} onClose={() => setOpen(false)} />
    </>
  );
}

const isApple = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent);
