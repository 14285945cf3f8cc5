import { Stack } from '#platform/ui/web/stack.tsx';
import { count } from '#platform/wording/core/figures.ts';
import { shortDate } from '#platform/wording/core/short-date.ts';
import type { EssayToScore } from '../../contract/endpoints.ts';
import styles from './essay-list.module.css';
import { type EssayId, type Grouping, groupEssays, idOf } from './essay-order.ts';

interface EssayListProps {
  readonly essays: readonly EssayToScore[];
  /** Null: one after the other. */
  readonly by: Grouping | null;
  readonly zone: string;
  readonly openId: EssayId;
  readonly isUnsaved: (id: EssayId) => boolean;
  readonly onOpen: (id: EssayId) => void;
}

/** What there is to read; one of them is open. */
export const EssayList = ({ essays, by, ...rest }: EssayListProps) => (
  <Stack as="nav" aria-label="Essays">
    {by === null ? (
      <Entries essays={essays} name="both" {...rest} />
    ) : (
      groupEssays(essays, by).map(({ key, essays: group }) => (
        <Stack as="section" gap={8} key={key}>
          <h3 className={styles.heading}>
            {by === 'question' ? group[0].title : group[0].studentName}{' '}
            <span className={styles.count}>{count(group.length, 'essay')}</span>
          </h3>
          <Entries essays={group} name={by === 'question' ? 'student' : 'title'} {...rest} />
        </Stack>
      ))
    )}
  </Stack>
);

interface EntriesProps extends Omit<EssayListProps, 'by'> {
  readonly name: 'student' | 'title' | 'both';
}

const Entries = ({ essays, name, zone, openId, isUnsaved, onOpen }: EntriesProps) => (
  <Stack as="ul" gap={4}>
    {essays.map((essay) => {
      const id = idOf(essay);
      return (
        <li key={id}>
          <button
            type="button"
            className={styles.entry}
            aria-current={id === openId ? 'true' : undefined}
            onClick={() => onOpen(id)}
          >
            <span className={styles.name}>{name === 'title' ? essay.title : essay.studentName}</span>
            <span className={styles.facts}>
              {[
                ...(name === 'both' ? [essay.title] : []),
                ...(essay.score === null ? [] : [`${essay.score} of 4`]),
                isUnsaved(id) ? 'not saved yet' : shortDate(essay.submittedAt, zone),
              ].join(' · ')}
            </span>
          </button>
        </li>
      );
    })}
  </Stack>
);
