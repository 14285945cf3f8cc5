import { lazyPart } from '#platform/screens/web/lazy-part.ts';

/** The help over a screen; its script and the answers come when somebody opens it. */
export const HelpDialog = lazyPart(async () => (await import('./help-dialog.tsx')).HelpDialog);
