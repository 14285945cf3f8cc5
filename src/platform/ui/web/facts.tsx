import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './facts.module.css';

interface FactsProps {
  /** `columns`: the names in a column of their own; `sentences`: each name in bold, and what it means after it. */
  readonly look?: 'columns' | 'sentences';
  readonly className?: string | undefined;
  /** `Fact`s. */
  readonly children: ReactNode;
}

/** Names with what belongs to each, as a screen reader knows them: a description list. */
export const Facts = ({ look = 'columns', className, children }: FactsProps) => (
  <dl className={classNames(styles.facts, styles[look], className)}>{children}</dl>
);

interface FactProps {
  readonly name: string;
  readonly children: ReactNode;
}

/** One name with its value, in `Facts`. */
export const Fact = ({ name, children }: FactProps) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
