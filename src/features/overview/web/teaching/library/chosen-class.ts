import { useActor } from '#features/accounts/web/public.tsx';
import { listClasses, type TeacherClass } from '#features/classes/contract/endpoints.ts';
import { ownZone } from '#features/classes/web/public.tsx';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { classComeFrom } from '../class/class-come-from.ts';

/** The class that a teacher looks at the library for: the only one, or the one that was open last. */
export const chosenClass = (classes: readonly TeacherClass[], comeFrom: number | null): TeacherClass | null =>
  (classes.length === 1 ? classes[0] : classes.find(({ id }) => id === comeFrom)) ?? null;

/** The grades that are levels, too; others (ESL, Special Ed) say nothing about a level. */
const HIGHEST_GRADE = 12;

/** The level at which the shelf opens for a class: its grade, within its limits; without a grade that is one, its lowest level if it has set one. */
export function levelOf({ grade, settings }: Pick<TeacherClass, 'grade' | 'settings'>): number | null {
  const { lowestLevel, highestLevel } = settings;
  if (grade > HIGHEST_GRADE) return lowestLevel > 1 ? lowestLevel : null;
  return Math.min(Math.max(grade, lowestLevel), highestLevel);
}

/** The zone in which a teacher reads dates that belong to no class: of the chosen class, or the one that all classes share. */
export function zoneOf(classes: readonly TeacherClass[], comeFrom: number | null): string | null {
  const [zone, ...others] = new Set(classes.map(({ timezone }) => timezone));
  return chosenClass(classes, comeFrom)?.timezone ?? (others.length === 0 ? (zone ?? null) : null);
}

/** The level and the zone of the library for the person who looks at it; `isKnown` once they are known. */
export function useLibraryClass() {
  const isTeacher = useActor().role === 'teacher';
  const { data, error } = useEndpointQuery(listClasses, {}, { enabled: isTeacher });
  const classes = data?.classes ?? [];
  const comeFrom = classComeFrom();
  const chosen = chosenClass(classes, comeFrom);
  return {
    isTeacher,
    isKnown: !isTeacher || data !== undefined || error !== null,
    level: chosen && levelOf(chosen),
    zone: zoneOf(classes, comeFrom) ?? ownZone(),
  };
}
