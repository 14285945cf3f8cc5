import { IconCheck } from '@tabler/icons-react';
import { TextField, type TextFieldProps } from '#platform/ui/web/text-field.tsx';
import { useUsernameCheck } from './use-username-check.ts';
import styles from './username-field.module.css';

/** The username, with a word on whether it is free, while it is typed. */
export function UsernameField({ error, ...field }: Omit<TextFieldProps, 'label' | 'autoComplete'>) {
  const verdict = useUsernameCheck(field.value);
  const fault = error ?? (verdict.kind === 'refused' ? verdict.message : undefined);
  return (
    <div className={styles.field}>
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
    </div>
  );
}
