import { IconRestore } from '@tabler/icons-react';
import { Button } from '#platform/ui/web/button.tsx';
import { Choices } from '#platform/ui/web/choices.tsx';
import { classNames } from '#platform/ui/web/class-names.ts';
import { announce } from '#platform/ui/web/live-region.tsx';
import styles from './reader-panel.module.css';
import {
  FIRST_SETTINGS,
  FONTS,
  type ReaderSettings,
  SIZES,
  SPACINGS,
  THEMES,
  WIDTHS,
} from './reader-settings.ts';
import themes from './reader-themes.module.css';

export interface ReaderPanelProps {
  readonly settings: ReaderSettings;
  readonly change: (part: Partial<ReaderSettings>) => void;
  /** Whether answers are chosen here, by keys, too. */
  readonly keys?: boolean;
}

const THEME_NAMES = {
  auto: 'Automatic',
  paper: 'Paper',
  white: 'White',
  sepia: 'Sepia',
  dark: 'Dark',
  contrast: 'High contrast',
} as const;
const FONT_NAMES = { book: 'Book', clear: 'Clear', wide: 'Wide', dyslexia: 'Dyslexia' } as const;
/** Each in its own letters. */
const FONT_FACES = {
  book: '"Literata", Georgia, serif',
  clear: 'var(--font-interface)',
  wide: 'Lexend, var(--font-interface)',
  dyslexia: 'OpenDyslexic, var(--font-interface)',
} as const;
const SPACING_NAMES = { tight: 'Tight', normal: 'Normal', loose: 'Roomy' } as const;
const WIDTH_NAMES = { narrow: 'Narrow', normal: 'Normal', wide: 'Wide' } as const;

/** Letters, spacing, width and light, kept for this reader; the text changes at once. */
export function ReaderChoices({ settings, change, keys = true }: ReaderPanelProps) {
  const reset = () => {
    const { seen, rankTold, goalTold } = settings;
    change({ ...FIRST_SETTINGS, seen, rankTold, goalTold });
    announce('The text looks the way it did at first.');
  };
  return (
    <>
      <Choices
        legend="Size"
        options={SIZES.map((size, index) => ({
          value: size,
          label: `Size ${index + 1} of ${SIZES.length}`,
          shown: (
            <span className={styles.letter} style={{ fontSize: `${size / 16}rem` }}>
              A
            </span>
          ),
        }))}
        value={settings.size}
        onChange={(size) => change({ size })}
      />
      <Choices
        legend="Letters"
        options={FONTS.map((value) => ({
          value,
          label: FONT_NAMES[value],
          shown: <span style={{ fontFamily: FONT_FACES[value] }}>{FONT_NAMES[value]}</span>,
        }))}
        value={settings.font}
        onChange={(font) => change({ font })}
      />
      <Choices
        legend="Space between lines"
        options={SPACINGS.map((value) => ({ value, label: SPACING_NAMES[value] }))}
        value={settings.spacing}
        onChange={(spacing) => change({ spacing })}
      />
      <div className={styles.width}>
        <Choices
          legend="Width of the text"
          options={WIDTHS.map((value) => ({ value, label: WIDTH_NAMES[value] }))}
          value={settings.width}
          onChange={(width) => change({ width })}
        />
      </div>
      <Choices
        legend="Colors"
        options={THEMES.map((value) => ({
          value,
          label: THEME_NAMES[value],
          shown: (
            <span className={styles.named}>
              <span
                className={classNames(themes.reader, styles.swatch)}
                data-theme={value === 'auto' ? undefined : value}
                aria-hidden="true"
              >
                Aa
              </span>
              {THEME_NAMES[value]}
            </span>
          ),
        }))}
        value={settings.theme}
        onChange={(theme) => change({ theme })}
      />
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={settings.lineFocus}
          onChange={(event) => change({ lineFocus: event.currentTarget.checked })}
        />
        Line focus: only the lines you read are bright
      </label>
      {settings.lineFocus && <p className={styles.hint}>Scroll, and the bright lines move with you.</p>}
      {keys && <KeysChoice on={settings.keys} onChange={(on) => change({ keys: on })} />}
      <div>
        <Button icon={<IconRestore size={20} aria-hidden />} onClick={reset}>
          Go back to how it looked at first
        </Button>
      </div>
    </>
  );
}

const KeysChoice = ({ on, onChange }: { on: boolean; onChange: (on: boolean) => void }) => (
  <div className={styles.keys}>
    <label className={styles.check}>
      <input type="checkbox" checked={on} onChange={(event) => onChange(event.currentTarget.checked)} />
      Keyboard shortcuts
    </label>
    <p className={styles.hint}>
      <kbd>A</kbd> to <kbd>D</kbd> or <kbd>1</kbd> to <kbd>4</kbd> choose an answer. <kbd>Enter</kbd> checks
      it.
    </p>
  </div>
);
