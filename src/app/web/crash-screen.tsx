import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { Button } from '#platform/ui/web/button.tsx';
import { LinkButton } from '#platform/ui/web/link-button.tsx';
import { Page } from '#platform/ui/web/page.tsx';
import styles from './crash-screen.module.css';

/** A screen failed to show: ours to mend, and nothing that was saved is lost. */
export function CrashScreen({ reset }: ErrorComponentProps) {
  const router = useRouter();
  const again = () => {
    reset();
    void router.invalidate();
  };
  return (
    <Page
      title="This page could not be shown"
      width="reading"
      lead="Everything that was saved is still there. Please try again; if it keeps happening, tell your teacher or the person who runs Openleaf."
    >
      <div className={styles.ways}>
        <Button variant="primary" onClick={again}>
          Try again
        </Button>
        <LinkButton to="/app">To my start page</LinkButton>
      </div>
    </Page>
  );
}
