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
