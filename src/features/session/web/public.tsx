export { useFeatureFlags } from './use-feature-flags.ts';
export { useSession } from './use-session.ts';
