export { ProveDialog as ProofDialog } from '#features/accounts/web/public.tsx';
