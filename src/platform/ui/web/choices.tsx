import { type ReactNode, useId } from 'react';
import styles from './choices.module.css';
import { Row } from './row.tsx';

interface ChoicesProps<T extends string | number> {
  readonly legend: string;
  readonly options: readonly {
    readonly value: T;
    readonly label: string;
    /** What is drawn in place of the words, which are then its name alone. */
    readonly shown?: ReactNode;
  }[];
  readonly value: T;
  readonly onChange: (value: T) => void;
}

/** A few small choices in a row, one of which holds. */
export function Choices<T extends string | number>({ legend, options, value, onChange }: ChoicesProps<T>) {
  const name = useId();
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.legend}>{legend}</legend>
      <Row>
        {options.map((option) => (
          <label key={option.value} className={styles.choice}>
            <input
              type="radio"
              className={styles.radio}
              name={name}
              checked={option.value === value}
              aria-label={option.shown === undefined ? undefined : option.label}
              onChange={() => onChange(option.value)}
            />
            {option.shown ?? option.label}
          </label>
        ))}
      </Row>
    </fieldset>
  );
}
