import { linkTo } from '#platform/screens/core/address.ts';
import { contactPage, helpAnswerPage, helpPage } from '#platform/screens/core/service-addresses.ts';
import { useScreen } from '#platform/screens/web/use-screen.ts';
import { EmptyState } from '#platform/ui/web/empty-state.tsx';
import { LinkButton } from '#platform/ui/web/link-button.tsx';
import { Page } from '#platform/ui/web/page.tsx';
import { Row } from '#platform/ui/web/row.tsx';
import { AnswerBody } from './answer-body.tsx';
import { answerNamed } from './answers.ts';

const ALL = <LinkButton {...linkTo(helpPage)}>All answers</LinkButton>;

/** One answer, at an address that can be sent to somebody. */
export function HelpAnswerPage() {
  const answer = answerNamed(useScreen(helpAnswerPage).search.name);
  if (!answer)
    return (
      <Page title="Help" width="reading">
        <EmptyState title="This answer is not here" action={ALL}>
          It may have another name now. Look for it among all answers.
        </EmptyState>
      </Page>
    );
  return (
    <Page key={answer.name} title={answer.title} width="reading">
      <AnswerBody answer={answer} />
      <Row gap={12} rowGap={8}>
        {ALL}
        <LinkButton {...linkTo(contactPage)} variant="quiet">
          Still stuck? Contact
        </LinkButton>
      </Row>
    </Page>
  );
}
