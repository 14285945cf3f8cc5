import { TextField, type TextFieldProps } from '#platform/ui/web/text-field.tsx';
import styles from './name-fields.module.css';

type NameProps = Omit<TextFieldProps, 'label' | 'autoComplete'>;

/** First and last name, beside each other where there is room. */
export const NameFields = ({ first, last }: { readonly first: NameProps; readonly last: NameProps }) => (
  <div className={styles.pair}>
    <TextField {...first} label="First name" autoComplete="given-name" />
    <TextField {...last} label="Last name" autoComplete="family-name" />
  </div>
);
