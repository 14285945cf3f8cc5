import { listClasses } from '#features/classes/contract/endpoints.ts';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { useSameTab } from '#platform/screens/web/use-same-tab.ts';
import { Menu } from '#platform/ui/web/menu.tsx';
import { apart } from './name-apart.ts';

/** The way from one class to another, to the same part of it; nothing for the teacher of one class. */
export function ClassSwitcher({ id }: { readonly id: number }) {
  const { data } = useEndpointQuery(listClasses, {});
  const toClass = useSameTab('teacher', { of: 'class', tab: 'students' });
  const classes = data?.classes ?? [];
  if (classes.length < 2) return null;
  return (
    <Menu
      label="Switch class"
      items={classes.map((one) => ({
        ...toClass({ id: one.id }),
        label: one.name,
        about: apart(one, classes),
        isHere: one.id === id,
      }))}
    />
  );
}
