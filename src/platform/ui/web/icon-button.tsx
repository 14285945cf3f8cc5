import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './icon-button.module.css';

export interface IconButtonProps
  extends Omit<ComponentProps<'button'>, 'aria-label' | 'children' | 'disabled'> {
  /** What it does, for those who do not see the icon. */
  readonly label: string;
  readonly icon: ReactNode;
}

/** A quiet button with an icon alone. A `className` says where it is placed. */
export const IconButton = ({ label, icon, type = 'button', className, ...rest }: IconButtonProps) => (
  // oxlint-disable-next-line react/button-has-type -- the type is one of the three, "button" unless said
  <button {...rest} type={type} className={classNames(styles.button, className)} aria-label={label}>
    {icon}
  </button>
);
