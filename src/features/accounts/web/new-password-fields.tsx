import type { FieldProps } from '#platform/ui/web/field-props.ts';
import { PasswordField } from '#platform/ui/web/password-field.tsx';

type Name = 'newPassword' | 'confirmPassword';

interface NewPasswordFieldsProps {
  readonly field: (name: Name) => Omit<FieldProps<string>, 'label'>;
  /** Characters that it has at least; undefined while that is not known. */
  readonly shortest: number | undefined;
}

const EASY = 'Three or four words are easy to remember.';

/** A new password, twice. */
export const NewPasswordFields = ({ field, shortest }: NewPasswordFieldsProps) => (
  <>
    <PasswordField
      {...field('newPassword')}
      label="New password"
      hint={shortest === undefined ? EASY : `At least ${shortest} characters. ${EASY}`}
      autoComplete="new-password"
    />
    <PasswordField {...field('confirmPassword')} label="New password again" autoComplete="new-password" />
  </>
);
