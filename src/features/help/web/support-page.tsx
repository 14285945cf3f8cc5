import { linkTo } from '#platform/screens/core/address.ts';
import { contactPage } from '#platform/screens/core/service-addresses.ts';
import { LinkButton } from '#platform/ui/web/link-button.tsx';
import { Page } from '#platform/ui/web/page.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';

const WAYS = [
  'Tell us where a passage or a question is wrong, with its title. One wrong question reaches every class.',
  'Tell us what took you too long to find. A sentence is enough.',
  'Show Openleaf to a colleague. A class is set up in a few minutes.',
  'If you can write code or passages: the program and the library are open, and both say how to take part.',
] as const;

/** How to help without money: nobody is asked for any. */
export const SupportPage = () => (
  <Page
    title="Support us"
    width="reading"
    lead="Openleaf is free, and nobody asks you for money. This is what helps it most."
  >
    <Stack as="ul" gap={12}>
      {WAYS.map((words) => (
        <li key={words}>{words}</li>
      ))}
    </Stack>
    <div>
      <LinkButton {...linkTo(contactPage)} variant="primary">
        Write to us
      </LinkButton>
    </div>
  </Page>
);
