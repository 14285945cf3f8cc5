import type { SignedInPerson, SignInStore } from './sign-in-store.ts';

type Message =
  | { readonly kind: 'who-is-signed-in' }
  | { readonly kind: 'signed-in'; readonly person: SignedInPerson }
  | { readonly kind: 'logged-out'; readonly token: string };

const CHANNEL = 'openleaf.sign-in';
/** How long a new tab waits for the others, in milliseconds; they answer within a few. */
const REPLY_TIMEOUT_MS = 120;

export interface OtherTabs {
  /** Asks whether another tab is signed in, and takes that over. Done within a moment either way. */
  readonly ask: () => Promise<void>;
  readonly leave: () => void;
}

/**
 * Keeps the tabs of one browser together: a screen opened in a new tab is signed in as the tab it came from, and logging
 * out in one tab logs out the others that share its token. Nothing is stored for it.
 */
export function joinOtherTabs(store: SignInStore): OtherTabs {
  const channel = new BroadcastChannel(CHANNEL);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches this origin only
  const post = (message: Message) => channel.postMessage(message);
  let before = store.person();

  store.subscribe(() => {
    if (before !== null && store.ended() === 'logged-out') post({ kind: 'logged-out', token: before.token });
    before = store.person();
  });

  let onReply: (() => void) | null = null;
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    const person = store.person();
    if (data.kind === 'who-is-signed-in' && person !== null) post({ kind: 'signed-in', person });
    if (data.kind === 'logged-out') store.end(data.token, 'other-tab');
    // Only a tab that is asking takes a sign-in over; everyone else keeps who they are.
    if (data.kind === 'signed-in' && onReply !== null) {
      if (person === null) store.signIn(data.person);
      onReply();
    }
  });

  return {
    ask: async () => {
      if (store.person() !== null) return;
      const answer = new Promise<void>((resolve) => {
        onReply = resolve;
      });
      post({ kind: 'who-is-signed-in' });
      await Promise.race([answer, new Promise((resolve) => setTimeout(resolve, REPLY_TIMEOUT_MS))]);
      onReply = null;
    },
    leave: () => channel.close(),
  };
}
