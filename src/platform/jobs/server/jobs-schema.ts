/** Schema of the queue's own tables. */
export const JOBS_SCHEMA = 'jobs';
