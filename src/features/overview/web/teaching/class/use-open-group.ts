import { useClickOutside } from '@mantine/hooks';
import { type FocusEvent, type KeyboardEvent, type PointerEvent, useState } from 'react';

interface Open {
  readonly level: number;
  /** Asked for by a press, not only passed over by the pointer. */
  readonly kept: boolean;
}

/**
 * Which bar shows its students: the one under a mouse, or the one that was pressed, which stays until it is pressed again,
 * something else is pressed or focused, or Escape. A finger only presses.
 */
export function useOpenGroup<E extends HTMLElement>() {
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const ref = useClickOutside<E>(close);
  const handlers = (level: number) => ({
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse' && !open?.kept) setOpen({ level, kept: false });
    },
    onPointerLeave: () => {
      if (open?.kept === false) close();
    },
    onPress: () => setOpen(open?.level === level && open.kept ? null : { level, kept: true }),
    onBlur: ({ relatedTarget, currentTarget }: FocusEvent) => {
      if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) close();
    },
    onKeyDown: ({ key, currentTarget }: KeyboardEvent) => {
      if (key !== 'Escape' || open === null) return;
      close();
      currentTarget.querySelector('button')?.focus();
    },
  });
  return { ref, openLevel: open?.level ?? null, handlers };
}

export type GroupHandlers = ReturnType<ReturnType<typeof useOpenGroup>['handlers']>;
