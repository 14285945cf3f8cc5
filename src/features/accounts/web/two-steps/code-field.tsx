import type { FormField } from '#platform/endpoint/web/use-endpoint-form.ts';
import { TextField } from '#platform/ui/web/text-field.tsx';

/** A code of the app, or one that was written down. */
export const CodeField = (field: FormField<string>) => (
  <TextField
    {...field}
    label="Code from your app"
    hint="Or one of the codes that you wrote down."
    autoComplete="one-time-code"
    autoCapitalize="none"
    spellCheck={false}
  />
);
