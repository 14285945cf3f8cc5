import { TextField, type TextFieldProps } from '#platform/ui/web/text-field.tsx';
import styles from './name-fields.module.css';

type NameProps = Omit<TextFieldProps, 'label' | 'autoComplete'>;

interface NameFieldsProps {
  readonly first: NameProps;
  readonly last: NameProps;
  /** False where another person's name is written, which the browser does not know. */
  readonly own?: boolean;
}

/** First and last name, beside each other where there is room. */
export const NameFields = ({ first, last, own = true }: NameFieldsProps) => (
  <div className={styles.pair}>
    <TextField {...first} label="First name" autoComplete={own ? 'given-name' : 'off'} />
    <TextField {...last} label="Last name" autoComplete={own ? 'family-name' : 'off'} />
  </div>
);
