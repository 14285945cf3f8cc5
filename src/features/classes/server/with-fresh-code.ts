import { violates } from '#platform/db/server/constraint.ts';

/** Two classes hardly ever draw the same code; when they do, another is drawn. */
export async function withFreshCode<T>(make: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await make();
    } catch (error) {
      if (!violates(error, 'class_codes_unique')) throw error;
    }
  }
}
