import { IconPrinter } from '@tabler/icons-react';
import { Button } from './button.tsx';

interface PrintButtonProps {
  readonly label?: string;
}

/** Prints what is on the screen, or the `PrintSheet` where there is one. */
export const PrintButton = ({ label = 'Print' }: PrintButtonProps) => (
  <Button icon={<IconPrinter size={20} aria-hidden />} onClick={() => window.print()}>
    {label}
  </Button>
);
