import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { type ButtonVariant, buttonClass } from './button-class.ts';
import type { Destination } from './destination.ts';

export interface LinkButtonProps extends Destination {
  readonly variant?: ButtonVariant;
  readonly icon?: ReactNode;
  readonly wide?: boolean;
  /** What it is called where its words alone say too little; it begins with them (WCAG 2.5.3). */
  readonly label?: string;
  /** Beside leading there. */
  readonly onClick?: () => void;
  readonly children: ReactNode;
}

/** A way to another screen that is as prominent as a button. */
export const LinkButton = ({
  variant = 'secondary',
  icon,
  wide = false,
  label,
  onClick,
  children,
  ...destination
}: LinkButtonProps) => (
  <Link {...destination} className={buttonClass(variant, wide)} aria-label={label} onClick={onClick}>
    {icon}
    {children}
  </Link>
);
