import { IconPrinter } from '@tabler/icons-react';
import { Button } from './button.tsx';

interface PrintButtonProps {
  readonly label?: string;
  /** It is what the screen is for. */
  readonly primary?: boolean;
}

/** Prints what is on the screen, or the `PrintSheet` where there is one. */
export const PrintButton = ({ label = 'Print', primary = false }: PrintButtonProps) => (
  <Button
    variant={primary ? 'primary' : 'secondary'}
    icon={<IconPrinter size={20} aria-hidden />}
    onClick={() => window.print()}
  >
    {label}
  </Button>
);
