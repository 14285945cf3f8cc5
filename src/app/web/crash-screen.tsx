import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { report } from '#platform/client-log/web/report.ts';
import { ENTRY_PATH } from '#platform/screens/core/addresses.ts';
import { Button } from '#platform/ui/web/button.tsx';
import { LinkButton } from '#platform/ui/web/link-button.tsx';
import { Page } from '#platform/ui/web/page.tsx';
import { Row } from '#platform/ui/web/row.tsx';

/** What browsers say when the script of a screen does not arrive. */
const SCRIPT_MISSING =
  /dynamically imported module|importing a module script failed|failed to load module|unable to preload/i;

/** A screen failed to show: ours to mend, and nothing that was saved is lost. Without a network it is not broken, it waits. */
export function CrashScreen({ error, reset }: ErrorComponentProps) {
  if (!navigator.onLine || SCRIPT_MISSING.test(String(error))) return <OfflineScreen />;
  return <BrokenScreen error={error} reset={reset} />;
}

/** The script of this screen is not on the device. A browser asks for it anew after a reload only. */
function OfflineScreen() {
  useEffect(() => {
    const open = () => location.reload();
    window.addEventListener('online', open);
    return () => window.removeEventListener('online', open);
  }, []);
  return (
    <Page title="You are offline" width="reading" lead="This page opens by itself when you are back online.">
      <p>Everything you saved is still there.</p>
      <Row gap={12}>
        <Button onClick={() => location.reload()}>Try again</Button>
        <LinkButton to={ENTRY_PATH}>Home</LinkButton>
      </Row>
    </Page>
  );
}

function BrokenScreen({ error, reset }: Pick<ErrorComponentProps, 'error' | 'reset'>) {
  const router = useRouter();
  useEffect(() => report('error', String(error)), [error]);
  const again = () => {
    reset();
    void router.invalidate();
  };
  return (
    <Page
      title="This page could not be shown"
      width="reading"
      lead="Everything you saved is still there. Please try again. If it keeps happening, tell your teacher or the person who runs Openleaf."
    >
      <Row gap={12}>
        <Button variant="primary" onClick={again}>
          Try again
        </Button>
        <LinkButton to={ENTRY_PATH}>Home</LinkButton>
      </Row>
    </Page>
  );
}
