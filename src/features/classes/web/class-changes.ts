import { levelWord } from '#features/progress/web/public.tsx';
import { bodyOfValues, type ClassFormValues } from './class-form.ts';

export type ClassField = keyof ClassFormValues;

/** The part of a body that changes one field of a class. */
export function bodyOfField(field: ClassField, values: ClassFormValues) {
  const { settings, ...whole } = bodyOfValues(values);
  if (field in settings) return { settings: { [field]: settings[field as keyof typeof settings] } };
  // Without essays nobody may leave them out.
  if (field === 'includeEssays')
    return { includeEssays: whole.includeEssays, maySkipEssays: whole.maySkipEssays };
  return { [field]: whole[field as keyof typeof whole] };
}

/** Why a limit cannot be changed like this: the other one is beyond it. Null where they agree, and of any other field. */
export function crossedLevels(
  field: ClassField,
  { lowestLevel, highestLevel }: Pick<ClassFormValues, 'lowestLevel' | 'highestLevel'>,
): string | null {
  const [lowest, highest] = [Number(lowestLevel), Number(highestLevel)];
  if (lowest <= highest) return null;
  const [low, high] = [levelWord(lowest), levelWord(highest)];
  if (field === 'highestLevel') return `${high} is below the lowest level, ${low}. Nothing was changed.`;
  return field === 'lowestLevel' ? `${low} is above the highest level, ${high}. Nothing was changed.` : null;
}
