import { IconPencil } from '@tabler/icons-react';
import type { TeacherClass } from '#features/classes/contract/endpoints.ts';
import { essaysWaiting } from '#features/essays/contract/endpoints.ts';
import { waitingSentence } from '#features/essays/web/public.tsx';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { linkTo } from '#platform/screens/core/address.ts';
import { essayDesk } from '#platform/screens/core/addresses.ts';
import { Card } from '#platform/ui/web/card.tsx';
import { LinkButton } from '#platform/ui/web/link-button.tsx';
import styles from './essays-card.module.css';

/** Essays that wait in all classes; nothing where none does, or where they cannot be counted now. */
export function EssaysCard({ classes }: { readonly classes: readonly TeacherClass[] }) {
  const { data } = useEndpointQuery(essaysWaiting, {});
  const waiting = data?.classes ?? [];
  const [first] = waiting;
  if (!first) return null;
  const total = waiting.reduce((sum, one) => sum + one.waiting, 0);
  const names = waiting.flatMap(({ classId }) => classes.find(({ id }) => id === classId)?.name ?? []);
  return (
    <Card className={styles.card}>
      <IconPencil className={styles.icon} size={24} aria-hidden />
      <p className={styles.words}>
        {waitingSentence(total)}. <span className={styles.class}>{names.join(', ')}</span>
      </p>
      <LinkButton {...linkTo(essayDesk, {}, { class: waiting.length === 1 ? first.classId : undefined })}>
        {total === 1 ? 'Read it' : 'Read them'}
      </LinkButton>
    </Card>
  );
}
