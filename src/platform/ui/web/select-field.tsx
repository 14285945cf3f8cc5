import { NativeSelect } from '@mantine/core';
import { type FieldProps, fieldClasses, labelOf } from './field-props.ts';

export interface SelectFieldProps extends FieldProps<string> {
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly autoComplete?: string;
}

/** One of a list; the browser's own list, which every keyboard, screen reader and telephone knows. */
export const SelectField = ({ label, hint, optional, options, onChange, ...rest }: SelectFieldProps) => (
  <NativeSelect
    {...rest}
    classNames={fieldClasses}
    label={labelOf({ label, ...(optional !== undefined && { optional }) })}
    description={hint}
    data={[...options]}
    onChange={(event) => onChange(event.currentTarget.value)}
  />
);
