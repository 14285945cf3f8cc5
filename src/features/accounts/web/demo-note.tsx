import { Note } from '#platform/ui/web/note.tsx';

/** Whether this is a demo: a school with published logins, in which a new teacher is approved at once. */
export const isDemo = (): boolean =>
  document.querySelector<HTMLMetaElement>('meta[name="openleaf-mode"]')?.content === 'demo';

/** In demo mode: where the names and passwords are. They are never in the page, which anyone can fetch. */
export function DemoNote() {
  if (!isDemo()) return null;
  return (
    <Note title="This is a demo school">
      <p>The names and passwords to log in with are printed in the terminal where Openleaf was started.</p>
    </Note>
  );
}
