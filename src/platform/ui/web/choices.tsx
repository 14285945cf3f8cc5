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
    /** What it means, in a sentence below it: then each has a line of its own. */
    readonly about?: string;
    /** It cannot be chosen now; `about` says why. */
    readonly disabled?: boolean;
  }[];
  readonly value: T;
  readonly onChange: (value: T) => void;
}

/** A few small choices in a row, or below one another where they are explained; one of them holds. */
export function Choices<T extends string | number>({ legend, options, value, onChange }: ChoicesProps<T>) {
  const name = useId();
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.legend}>{legend}</legend>
      <Row className={options.some(({ about }) => about !== undefined) ? styles.explained : undefined}>
        {options.map((option) => (
          <label key={option.value} className={styles.choice}>
            <input
              type="radio"
              className={styles.radio}
              name={name}
              checked={option.value === value}
              disabled={option.disabled}
              aria-label={option.shown === undefined && option.about === undefined ? undefined : option.label}
              aria-describedby={option.about === undefined ? undefined : `${name}-${option.value}`}
              onChange={() => onChange(option.value)}
            />
            {option.about === undefined ? (
              (option.shown ?? option.label)
            ) : (
              <span className={styles.words}>
                <span>{option.label}</span>
                <span id={`${name}-${option.value}`} className={styles.about}>
                  {option.about}
                </span>
              </span>
            )}
          </label>
        ))}
      </Row>
    </fieldset>
  );
}
