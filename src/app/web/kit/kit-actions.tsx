import { IconPlus, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { linkTo } from '#platform/screens/core/address.ts';
import { landing } from '#platform/screens/core/addresses.ts';
import { kitPage } from '#platform/screens/core/staff-addresses.ts';
import { Breadcrumb } from '#platform/ui/web/breadcrumb.tsx';
import { Button } from '#platform/ui/web/button.tsx';
import { ConfirmDialog } from '#platform/ui/web/confirm-dialog.tsx';
import { CopyButton } from '#platform/ui/web/copy-button.tsx';
import { IconButton } from '#platform/ui/web/icon-button.tsx';
import { LinkButton } from '#platform/ui/web/link-button.tsx';
import { Menu } from '#platform/ui/web/menu.tsx';
import { Row } from '#platform/ui/web/row.tsx';
import { Section } from '#platform/ui/web/section.tsx';
import { Tabs } from '#platform/ui/web/tabs.tsx';
import { TextLink } from '#platform/ui/web/text-link.tsx';

/** What is pressed, and what leads on. */
export const KitActions = () => (
  <Section title="Actions and ways" lead="One primary button on a screen.">
    <Row gap={12} align="center">
      <Button variant="primary">Primary</Button>
      <Button>Secondary</Button>
      <Button variant="quiet">Quiet</Button>
      <Button variant="danger">Danger</Button>
      <Button icon={<IconPlus size={20} aria-hidden />}>With an icon</Button>
      <IconButton label="Close" icon={<IconX size={20} aria-hidden />} />
      <Button pending pendingLabel="Saving…">
        Save
      </Button>
    </Row>
    <Row gap={12} align="center">
      <LinkButton {...linkTo(landing)}>Link as a button</LinkButton>
      <TextLink {...linkTo(landing)}>Link in words</TextLink>
      <CopyButton text="ABC 234" label="Copy the code" />
      <Menu
        label="Menu"
        variant="secondary"
        items={[
          { label: 'Print', onPress: nothing },
          { label: 'By name', onPress: nothing, isChosen: true },
          'line',
          { label: 'Remove', about: 'can be undone', onPress: nothing, danger: true },
        ]}
      />
      <Asking />
    </Row>
    <Breadcrumb
      crumbs={[
        { ...linkTo(landing), label: 'Classes' },
        { ...linkTo(kitPage), label: 'Room 12' },
      ]}
    />
    <Tabs
      label="Room 12"
      tabs={[
        { ...linkTo(kitPage), label: 'Students' },
        { ...linkTo(landing), label: 'Essays', count: 3 },
      ]}
    />
  </Section>
);

const nothing = () => {};

function Asking() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Ask first</Button>
      <ConfirmDialog
        open={isOpen}
        danger
        title="Delete Room 12?"
        confirmLabel="Delete Room 12"
        onConfirm={close}
        onCancel={close}
      >
        <p>Students keep their points and reading levels.</p>
      </ConfirmDialog>
    </>
  );
}
