import { Page } from '#platform/ui/web/page.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';
import { NotFoundPage } from '../not-found-page.tsx';
import { KitActions } from './kit-actions.tsx';
import { KitFields } from './kit-fields.tsx';
import { KitLists, KitWorklist } from './kit-lists.tsx';
import { KitMessages } from './kit-messages.tsx';
import { KitPaper } from './kit-paper.tsx';
import { KitStates } from './kit-states.tsx';

const isProduction = (): boolean =>
  document.querySelector<HTMLMetaElement>('meta[name="openleaf-mode"]')?.content === 'production';

/** Every part of the kit with its states, to be looked at and judged; a school in use has no such page. */
export function KitPage() {
  if (isProduction()) return <NotFoundPage />;
  return (
    <Page
      title="The kit"
      width="student"
      lead="Every part that screens are made of, with its states. Light or dark is chosen at the bottom of the page."
    >
      <Stack gap={24}>
        <KitActions />
        <KitFields />
        <KitLists />
        <KitWorklist />
        <KitMessages />
        <KitStates />
        <KitPaper />
      </Stack>
    </Page>
  );
}
