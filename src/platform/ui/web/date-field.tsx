import { TextInput } from '@mantine/core';
import { type FieldProps, fieldClasses, labelOf } from './field-props.ts';

/** A day as YYYY-MM-DD; empty until one is chosen. */
export interface DateFieldProps extends FieldProps<string> {
  /** The first and the last day that can be chosen. */
  readonly min?: string | undefined;
  readonly max?: string | undefined;
}

/** A day; the browser's own calendar, which every keyboard, screen reader and telephone knows. */
export const DateField = ({ label, hint, optional, onChange, ...rest }: DateFieldProps) => (
  <TextInput
    {...rest}
    type="date"
    classNames={fieldClasses}
    label={labelOf({ label, ...(optional !== undefined && { optional }) })}
    description={hint}
    onChange={(event) => onChange(event.currentTarget.value)}
  />
);
