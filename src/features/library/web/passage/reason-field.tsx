import { Textarea } from '@mantine/core';
import { type FieldProps, fieldClasses } from '#platform/ui/web/field-props.ts';

/** Why a key is corrected, in a sentence or two. */
export const ReasonField = ({
  onChange,
  ...rest
}: Omit<FieldProps<string>, 'label' | 'hint' | 'optional'>) => (
  <Textarea
    {...rest}
    classNames={fieldClasses}
    label="Reason"
    description="Students and teachers read it in place of the old explanations."
    rows={3}
    maxLength={500}
    onChange={(event) => onChange(event.currentTarget.value)}
  />
);
