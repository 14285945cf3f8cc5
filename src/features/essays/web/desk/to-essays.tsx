import { IconPencil } from '@tabler/icons-react';
import type { TeacherClass } from '#features/classes/contract/endpoints.ts';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { linkTo } from '#platform/screens/core/address.ts';
import { essayDesk } from '#platform/screens/core/addresses.ts';
import { LinkButton } from '#platform/ui/web/link-button.tsx';
import { essaysWaiting } from '../../contract/endpoints.ts';

/** The way to the essays of a class that writes any, with how many wait. */
export function ToEssays({ of }: { readonly of: TeacherClass }) {
  const { data } = useEndpointQuery(essaysWaiting, {});
  const waiting = data?.classes.find(({ classId }) => classId === of.id)?.waiting ?? 0;
  if (!of.include_short_essay_questions && waiting === 0) return null;
  return (
    <LinkButton {...linkTo(essayDesk, {}, { class: of.id })} icon={<IconPencil size={20} aria-hidden />}>
      {waiting > 0 ? `Short essays (${waiting} to read)` : 'Short essays'}
    </LinkButton>
  );
}
