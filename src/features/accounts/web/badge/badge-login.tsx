import { IconQrcode } from '@tabler/icons-react';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { Suspense, useEffect, useRef, useState } from 'react';
import { href, linkTo } from '#platform/screens/core/address.ts';
import { login } from '#platform/screens/core/addresses.ts';
import { lazyPart } from '#platform/screens/web/lazy-part.ts';
import { useScreen } from '#platform/screens/web/use-screen.ts';
import { Button } from '#platform/ui/web/button.tsx';
import { Note } from '#platform/ui/web/note.tsx';
import { ProblemNote } from '#platform/ui/web/problem-note.tsx';
import { Row } from '#platform/ui/web/row.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';
import { badgeIn } from '../../core/badge.ts';
import { hasCamera, mayUseCamera } from './camera.ts';
import { useBadge } from './use-badge.ts';

/** The camera and what reads its pictures are fetched when they are wanted. */
const BadgeScanner = lazyPart(async () => (await import('./badge-scanner.tsx')).BadgeScanner);

/** Logging in with a badge: by the camera of this device, or because the link on the badge was opened. */
export function BadgeLogin() {
  const { search } = useScreen(login);
  const badge = useBadge();
  const [isScanning, setScanning] = useState(search.by === 'badge' && hasCamera());
  useOpenedLink((found) => void badge.logIn(found));
  const scan = () => {
    // What a page may do was decided when it was loaded; only the login page may use the camera.
    if (mayUseCamera()) setScanning(true);
    else location.assign(href(login, {}, { ...search, by: 'badge' }));
  };
  return (
    <Stack gap={12}>
      <ProblemNote words={badge.problem} />
      {badge.pending && (
        <Note>
          <output>Reading your badge. Logging you in…</output>
        </Note>
      )}
      {badge.again !== null && (
        <Row>
          <Button onClick={badge.again}>Try again</Button>
        </Row>
      )}
      {hasCamera() && (
        <Button wide icon={<IconQrcode size={20} aria-hidden />} onClick={scan}>
          Log in with a badge
        </Button>
      )}
      {isScanning && (
        <Suspense>
          <BadgeScanner
            onBadge={(found) => {
              setScanning(false);
              void badge.logIn(found);
            }}
            onClose={() => setScanning(false)}
          />
        </Suspense>
      )}
    </Stack>
  );
}

/**
 * Takes the badge out of the address that the page was opened with, or that was opened while the page was there, before anything else can
 * read it there.
 */
function useOpenedLink(onBadge: (badge: string) => void): void {
  const navigate = useNavigate();
  const { search } = useScreen(login);
  const hash = useLocation({ select: (at) => at.hash });
  const taken = useRef<string | null>(null);
  useEffect(() => {
    const badge = badgeIn(`#${hash}`);
    if (badge === null || taken.current === badge) return;
    taken.current = badge;
    void navigate({ ...linkTo(login, {}, search), replace: true });
    onBadge(badge);
  });
}
