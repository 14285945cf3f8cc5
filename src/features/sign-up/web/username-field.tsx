import { IconCheck } from '@tabler/icons-react';
import { useRef } from 'react';
import { Button } from '#platform/ui/web/button.tsx';
import { Row } from '#platform/ui/web/row.tsx';
import { TextField, type TextFieldProps } from '#platform/ui/web/text-field.tsx';
import { useUsernameCheck } from './use-username-check.ts';
import styles from './username-field.module.css';

/** The username, with a word on whether it is free, while it is typed. */
export function UsernameField({ error, ...field }: Omit<TextFieldProps, 'label' | 'autoComplete'>) {
  const verdict = useUsernameCheck(field.value);
  const place = useRef<HTMLDivElement>(null);
  const take = (idea: string) => {
    // What was pressed goes away.
    place.current?.querySelector('input')?.focus();
    field.onChange(idea);
  };
  const fault = error ?? (verdict.kind === 'refused' ? verdict.message : undefined);
  return (
    <div ref={place} className={styles.field}>
      <TextField
        {...field}
        label="Username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={fault}
      />
      <output className={styles.free}>
        {verdict.kind === 'free' && fault === undefined && (
          <>
            <IconCheck size={18} aria-hidden /> {verdict.message}
          </>
        )}
      </output>
      {verdict.kind === 'refused' && verdict.ideas !== undefined && verdict.ideas.length > 0 && (
        <Ideas ideas={verdict.ideas} onTake={take} />
      )}
    </div>
  );
}

interface IdeasProps {
  readonly ideas: readonly string[];
  readonly onTake: (username: string) => void;
}

/** One press takes a name that is free. */
const Ideas = ({ ideas, onTake }: IdeasProps) => (
  <Row gap={8} align="center" className={styles.ideas}>
    <span>{ideas.length === 1 ? 'This one is free:' : 'These are free:'}</span>
    {ideas.map((idea) => (
      <Button key={idea} onClick={() => onTake(idea)} aria-label={`Use ${idea}`}>
        {idea}
      </Button>
    ))}
  </Row>
);
