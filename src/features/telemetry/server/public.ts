export { cleanUpClientLog } from './clean-up-client-log.ts';
