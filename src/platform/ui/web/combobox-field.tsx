import { Select } from '@mantine/core';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import styles from './combobox-field.module.css';
import { type FieldProps, fieldClasses, labelOf } from './field-props.ts';

export interface ComboboxFieldProps extends FieldProps<string> {
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** Said in the list when nothing in it fits what was typed. */
  readonly nothingFound?: string;
}

const classes = {
  ...fieldClasses,
  dropdown: styles.dropdown ?? '',
  options: styles.options ?? '',
  option: styles.option ?? '',
};

/** One of a long list, found by typing a part of its name. A short list is a `SelectField`. */
export function ComboboxField({
  label,
  hint,
  optional,
  options,
  nothingFound = 'Nothing matches. Try fewer letters.',
  value,
  onChange,
  ...rest
}: ComboboxFieldProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Select
      {...rest}
      classNames={classes}
      label={labelOf({ label, ...(optional !== undefined && { optional }) })}
      description={hint}
      data={[...options]}
      value={value === '' ? null : value}
      searchable
      selectFirstOptionOnChange
      allowDeselect={false}
      checkIconPosition="right"
      nothingFoundMessage={nothingFound}
      withScrollArea={false}
      comboboxProps={{ withinPortal: false, transitionProps: { duration: 0 } }}
      openOnFocus={false}
      dropdownOpened={isOpen}
      onDropdownOpen={() => setOpen(true)}
      onDropdownClose={() => setOpen(false)}
      onKeyDown={({ key }) => {
        // Closed before the focus moves: a browser would stop at a list that scrolls, which is gone by then.
        if (key === 'Tab') flushSync(() => setOpen(false));
      }}
      onChange={(chosen) => onChange(chosen ?? '')}
    />
  );
}
