import { type MantineColorScheme, useMantineColorScheme } from '@mantine/core';
import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';
import styles from './scheme-choice.module.css';

const CHOICES = [
  { scheme: 'auto', label: 'Like my device', Icon: IconDeviceDesktop },
  { scheme: 'light', label: 'Light', Icon: IconSun },
  { scheme: 'dark', label: 'Dark', Icon: IconMoon },
] as const satisfies readonly { scheme: MantineColorScheme; label: string; Icon: unknown }[];

/** Light or dark. */
export function SchemeChoice() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.legend}>Colors</legend>
      {CHOICES.map(({ scheme, label, Icon }) => (
        <label key={scheme} className={styles.choice}>
          <input
            className={styles.input}
            type="radio"
            name="colors"
            checked={colorScheme === scheme}
            onChange={() => setColorScheme(scheme)}
          />
          <Icon size={18} aria-hidden />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
