import type pg from 'pg';
import type { Library } from '#features/library/server/public.ts';
import type { OpenleafProcess } from '../../proving/openleaf-process.ts';
import type { ProvingDatabase } from '../../proving/proving-database.ts';
import type { School } from '../../proving/school.ts';
import type { Plan } from './plan.ts';

/** Where a wave happens. */
export interface Place {
  readonly plan: Plan;
  readonly school: School;
  readonly library: Library;
  readonly server: OpenleafProcess;
  readonly db: ProvingDatabase;
  /** Looks at the database beside the server. */
  readonly pool: pg.Pool;
  readonly small: boolean;
}
