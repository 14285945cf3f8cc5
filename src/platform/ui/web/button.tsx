import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { type ButtonVariant, buttonClass } from './button-class.ts';

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'disabled'> {
  readonly variant?: ButtonVariant;
  /** Something it started is under way: it stays in place and keeps the focus, and does nothing when pressed. */
  readonly pending?: boolean;
  /** What it says meanwhile ("Saving…"). */
  readonly pendingLabel?: string;
  readonly icon?: ReactNode;
  /** As wide as its place. */
  readonly wide?: boolean;
}

/** There is no disabled button: one that cannot be pressed yet says why when it is. */
export function Button({
  variant = 'secondary',
  pending = false,
  pendingLabel,
  icon,
  wide = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (pending) event.preventDefault();
    else onClick?.(event);
  };
  return (
    // oxlint-disable-next-line react/button-has-type -- the type is one of the three, "button" unless said
    <button
      {...rest}
      type={type}
      className={buttonClass(variant, wide)}
      aria-disabled={pending || undefined}
      onClick={press}
    >
      {icon}
      {pending && pendingLabel !== undefined ? pendingLabel : children}
    </button>
  );
}
