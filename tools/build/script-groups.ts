import type { Rolldown } from 'vite';

type Options = Extract<NonNullable<Rolldown.OutputOptions['codeSplitting']>, object>;

/** The parts of our kit that most screens show. */
const KIT =
  /\/ui\/web\/(button|link-button|text-link|note|page|query-state|skeletons|live-region|card)\.tsx$/;
/** How screens are found and data is asked for, without what a few screens of teachers use alone. */
const ROUTER =
  /\/node_modules\/(use-sync-external-store\/|@tanstack\/(?!.*\/(useBlocker|useQueries|queriesObserver)\.js$))/;
/** What runs before the first screen: calls, who is signed in, the outbox, where the screens are. */
const START = [
  /\/node_modules\/(idb|zod)\//,
  /\/platform\/device\/web\//,
  /\/endpoint\/web\/(api-provider|call|bases|query-client|watch-idle|use-endpoint-(query|mutation))\.tsx?$/,
  /\/accounts\/(core\/home-of|web\/(sign-in-provider|sign-in-store|other-tabs))\.tsx?$/,
  /\/quiz\/web\/outbox\/.*\.tsx?$/,
  /\/platform\/screens\/core\/(?!staff-addresses|service-addresses|places?\.ts).*\.ts$/,
  /\/platform\/screens\/web\/(screens-provider|use-screen)\.tsx?$/,
  /\/sign-up\/web\/sign-up-state\.ts$/,
];

/** A name for the modules that one of these fits, on any system. */
const group = (name: string, priority: number, ...fits: readonly RegExp[]) => ({
  name,
  priority,
  test: (id: string) => fits.some((fit) => fit.test(id.replaceAll('\\', '/'))),
});

/**
 * What most screens use, in few files: each file costs a request, and the browser the work to ask for it. Left alone, the
 * builder makes a file of whatever two screens share.
 */
export const scriptGroups: NonNullable<Options['groups']> = [
  group('react', 4, /\/node_modules\/(react|react-dom|scheduler)\//),
  group('router', 3, ROUTER),
  group('kit', 2, KIT),
  group('start', 1, ...START),
];
