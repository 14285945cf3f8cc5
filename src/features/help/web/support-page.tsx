import { IconBook2, IconCode, IconMessage2, IconUsers } from '@tabler/icons-react';
import { linkTo } from '#platform/screens/core/address.ts';
import { contactPage } from '#platform/screens/core/service-addresses.ts';
import { Card } from '#platform/ui/web/card.tsx';
import { LinkButton } from '#platform/ui/web/link-button.tsx';
import { Page } from '#platform/ui/web/page.tsx';
import { Row } from '#platform/ui/web/row.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';
import styles from './help.module.css';

const WAYS = [
  {
    title: 'Tell us what is wrong',
    about:
      'Write to us with the title of the passage or question. Once it is corrected, it is right for every class.',
    Icon: IconBook2,
  },
  {
    title: 'Tell us what took you too long to find',
    about: 'A sentence is enough.',
    Icon: IconMessage2,
  },
  {
    title: 'Show Openleaf to a colleague',
    about: 'A class is set up in a few minutes.',
    Icon: IconUsers,
  },
  {
    title: 'Write code or passages',
    about: 'The program and the library are open, and both say how to take part.',
    Icon: IconCode,
  },
] as const;

/** How to help without money: nobody is asked for any. */
export const SupportPage = () => (
  <Page
    title="Support us"
    width="reading"
    lead="You can help Openleaf without money. This is what helps it most."
  >
    <Card>
      <Stack as="ul" gap={24}>
        {WAYS.map(({ title, about, Icon }) => (
          <Row key={title} as="li" gap={16} oneLine>
            <Icon size={28} className={styles.way} aria-hidden />
            <div>
              <p>
                <strong>{title}</strong>
              </p>
              <p className={styles.quiet}>{about}</p>
            </div>
          </Row>
        ))}
      </Stack>
    </Card>
    <div>
      <LinkButton {...linkTo(contactPage)} variant="primary">
        Write to us
      </LinkButton>
    </div>
  </Page>
);
