import styles from './button.module.css';
import { classNames } from './class-names.ts';

/** `primary`: the one thing to do on a screen; `quiet`: what may be done beside it; `danger`: what takes away. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

/** Buttons and the links that look like them share one look. */
export const buttonClass = (variant: ButtonVariant, wide: boolean): string =>
  classNames(styles.button, styles[variant], wide && styles.wide);
