import { linkTo } from '#platform/screens/core/address.ts';
import { chooseRole, login, loginFail, socialSettings } from '#platform/screens/core/addresses.ts';
import { useScreen } from '#platform/screens/web/use-screen.ts';
import { Card } from '#platform/ui/web/card.tsx';
import { LinkButton } from '#platform/ui/web/link-button.tsx';
import { Page } from '#platform/ui/web/page.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';
import { nameOfProvider } from './login-providers.ts';
import { NotLoggedIn } from './not-logged-in.tsx';
import { failWords } from './provider-words.ts';

/** Where a login with a provider ends that did not work: why, and what to do now. */
export function LoginFailPage() {
  const { why = 'start-again', by } = useScreen(loginFail).search;
  const name = nameOfProvider(by);
  if (why === 'not-connected') return <NotConnected name={name} />;
  return <NotLoggedIn words={failWords(why, name)} />;
}

const NotConnected = ({ name }: { readonly name: string }) => (
  <Page title="One more step" width="form" lead={`Openleaf does not know yet whose ${name} account this is.`}>
    <Card>
      <Stack gap={12}>
        <h2>You have an Openleaf account</h2>
        <p>
          Log in with your username and password. Then connect {name} once. After that, one press logs you in.
        </p>
        <LinkButton {...linkTo(login, {}, { to: socialSettings.path })} variant="primary">
          Log in and connect
        </LinkButton>
      </Stack>
    </Card>
    <Card>
      <Stack gap={12}>
        <h2>You are new here</h2>
        <p>Create an account first. Students: you can ask your teacher for help.</p>
        <LinkButton {...linkTo(chooseRole)}>Create an account</LinkButton>
      </Stack>
    </Card>
  </Page>
);
