import { SelectField } from '#platform/ui/web/select-field.tsx';
import { LENGTHS } from '../../core/catalog-filter.ts';
import { LEVEL_WORDS } from '../../core/level-words.ts';
import { GENRES, KINDS } from '../../core/passage-file.ts';
import { SKILL_NAMES } from '../../core/skill-names.ts';
import { SKILLS } from '../../core/skills.ts';
import { TOPIC_NAMES, TOPICS } from '../../core/topics.ts';
import { genreName, KIND_NAMES, LENGTH_NAMES } from '../catalog-names.ts';
import styles from './shelf.module.css';
import { type ShelfSearch, shelfSearchIn } from './shelf-address.ts';

/** A filter as a list to choose from. */
interface Filter {
  readonly name: 'level' | 'topic' | 'kind' | 'genre' | 'skill' | 'length';
  readonly label: string;
  readonly any: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

const optionsOf = <T extends string>(values: readonly T[], label: (value: T) => string) =>
  values.map((value) => ({ value, label: label(value) }));

const CHOICES: readonly Filter[] = [
  {
    name: 'level',
    label: 'Level',
    any: 'All levels',
    options: LEVEL_WORDS.map((label, index) => ({ value: `${index + 1}`, label })),
  },
  {
    name: 'topic',
    label: 'Topic',
    any: 'All topics',
    options: optionsOf(TOPICS, (topic) => TOPIC_NAMES[topic]),
  },
  {
    name: 'kind',
    label: 'Type',
    any: 'All types',
    options: optionsOf(KINDS, (kind) => KIND_NAMES[kind]),
  },
  { name: 'genre', label: 'Genre', any: 'All genres', options: optionsOf(GENRES, genreName) },
  {
    name: 'skill',
    label: 'Skill',
    any: 'All skills',
    options: optionsOf(SKILLS, (skill) => SKILL_NAMES[skill]),
  },
  {
    name: 'length',
    label: 'Length',
    any: 'All lengths',
    options: optionsOf(LENGTHS, (length) => LENGTH_NAMES[length]),
  },
];

interface ShelfFiltersProps {
  readonly looked: ShelfSearch;
  readonly onFilter: (change: Partial<ShelfSearch>) => void;
}

export const ShelfFilters = ({ looked, onFilter }: ShelfFiltersProps) =>
  CHOICES.map(({ name, label, any, options }) => (
    <div key={name} className={styles.filter} data-set={looked[name] !== undefined}>
      <SelectField
        label={label}
        name={name}
        value={`${looked[name] ?? ''}`}
        options={[{ value: '', label: any }, ...options]}
        onChange={(value) => onFilter({ [name]: shelfSearchIn(value === '' ? {} : { [name]: value })[name] })}
      />
    </div>
  ));
