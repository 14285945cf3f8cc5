import { IconLetterCase } from '@tabler/icons-react';
import { useId } from 'react';
import { Choices } from './choices.tsx';
import styles from './reader-panel.module.css';
import { FONTS, type ReaderSettings, SIZES, SPACINGS, THEMES, WIDTHS } from './reader-settings.ts';

interface ReaderPanelProps {
  readonly settings: ReaderSettings;
  readonly change: (part: Partial<ReaderSettings>) => void;
}

const THEME_NAMES = {
  auto: 'Like the device',
  paper: 'Paper',
  white: 'White',
  sepia: 'Sepia',
  dark: 'Dark',
  contrast: 'High contrast',
} as const;
const FONT_NAMES = { book: 'Book', clear: 'Clear', wide: 'Wide', dyslexia: 'Dyslexia' } as const;
const SPACING_NAMES = { tight: 'Close', normal: 'Normal', loose: 'Airy' } as const;
const WIDTH_NAMES = { narrow: 'Narrow', normal: 'Normal', wide: 'Wide' } as const;

/** The "Aa" control: letters, spacing, width and light, kept for this reader; the text changes at once. */
export function ReaderPanel({ settings, change }: ReaderPanelProps) {
  const id = useId();
  return (
    <>
      <button type="button" className={styles.open} popoverTarget={id}>
        <IconLetterCase size={22} aria-hidden />
        <span className={styles.label}>Text</span>
      </button>
      <div id={id} popover="auto" className={styles.panel}>
        <Choices
          legend="Size of the letters"
          options={SIZES.map((size) => ({ value: size, label: String(size) }))}
          value={settings.size}
          onChange={(size) => change({ size })}
        />
        <Choices
          legend="Letters"
          options={FONTS.map((value) => ({ value, label: FONT_NAMES[value] }))}
          value={settings.font}
          onChange={(font) => change({ font })}
        />
        <Choices
          legend="Space between lines"
          options={SPACINGS.map((value) => ({ value, label: SPACING_NAMES[value] }))}
          value={settings.spacing}
          onChange={(spacing) => change({ spacing })}
        />
        <Choices
          legend="Width of the text"
          options={WIDTHS.map((value) => ({ value, label: WIDTH_NAMES[value] }))}
          value={settings.width}
          onChange={(width) => change({ width })}
        />
        <Choices
          legend="Colors"
          options={THEMES.map((value) => ({ value, label: THEME_NAMES[value] }))}
          value={settings.theme}
          onChange={(theme) => change({ theme })}
        />
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={settings.lineFocus}
            onChange={(event) => change({ lineFocus: event.currentTarget.checked })}
          />
          A few bright lines at a time
        </label>
        <KeysChoice on={settings.keys} onChange={(keys) => change({ keys })} />
      </div>
    </>
  );
}

const KeysChoice = ({ on, onChange }: { on: boolean; onChange: (on: boolean) => void }) => (
  <div className={styles.keys}>
    <label className={styles.check}>
      <input type="checkbox" checked={on} onChange={(event) => onChange(event.currentTarget.checked)} />
      Answer with keys
    </label>
    <p className={styles.hint}>
      <kbd>A</kbd> to <kbd>D</kbd> or <kbd>1</kbd> to <kbd>4</kbd> choose an answer. <kbd>Enter</kbd> checks
      it.
    </p>
  </div>
);
