import { Choices } from '#platform/ui/web/choices.tsx';

interface CurrentOrPastProps {
  readonly past: boolean;
  /** With what the address says. */
  readonly onChange: (tab: 'past' | undefined) => void;
}

/** Which activities are shown. */
export const CurrentOrPast = ({ past, onChange }: CurrentOrPastProps) => (
  <Choices
    legend="Show"
    value={past ? 'past' : 'current'}
    options={[
      { value: 'current', label: 'Current' },
      { value: 'past', label: 'Past' },
    ]}
    onChange={(value) => onChange(value === 'past' ? 'past' : undefined)}
  />
);
