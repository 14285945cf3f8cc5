import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { Button } from './button.tsx';
import type { ButtonVariant } from './button-class.ts';
import styles from './copy-button.module.css';
import { announce } from './live-region.tsx';

/** How long "Copied" stays, in milliseconds. */
const SHOWN = 2500;

export interface CopyButtonProps {
  readonly text: string;
  /** What it copies: "Copy the code". */
  readonly label: string;
  readonly variant?: ButtonVariant;
  /** Where there is no room for words: the label is its name for those who listen, and what a pointer shows. */
  readonly iconOnly?: boolean;
}

/** Puts words on the clipboard and says so. Without a clipboard (plain HTTP, say) it says that instead. */
export function CopyButton({ text, label, variant = 'secondary', iconOnly = false }: CopyButtonProps) {
  const [result, setResult] = useState<string | null>(null);
  useEffect(() => {
    if (result === null) return;
    const timer = setTimeout(() => setResult(null), SHOWN);
    return () => clearTimeout(timer);
  }, [result]);
  const copy = async () => {
    const said = await putOnClipboard(text);
    setResult(said);
    announce(said);
  };
  return (
    <Button
      variant={variant}
      icon={result === COPIED ? <IconCheck size={20} aria-hidden /> : <IconCopy size={20} aria-hidden />}
      onClick={() => void copy()}
      {...(iconOnly && { 'aria-label': result ?? label, title: result ?? label })}
    >
      {!iconOnly && (
        <span className={styles.words} data-label={label}>
          {result ?? label}
        </span>
      )}
    </Button>
  );
}

const COPIED = 'Copied';

async function putOnClipboard(text: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(text);
    return COPIED;
  } catch {
    return 'Please copy it by hand';
  }
}
