import type { ReactNode } from 'react';
import styles from './badge.module.css';
import { classNames } from './class-names.ts';
import tones from './tones.module.css';

export interface BadgeProps {
  readonly tone?: 'plain' | 'leaf' | 'sun' | 'sky' | 'berry';
  readonly icon?: ReactNode;
  /** The words carry the meaning; the tone only repeats it. */
  readonly children: ReactNode;
}

/** A short state of a thing. */
export const Badge = ({ tone = 'plain', icon, children }: BadgeProps) => (
  <span className={classNames(styles.badge, tones[tone])}>
    {icon}
    {children}
  </span>
);
