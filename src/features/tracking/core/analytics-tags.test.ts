import { expect, it } from 'vitest';
import { type AnalyticsTags, type TaggedPerson, tagsOf } from './analytics-tags.ts';

const person: TaggedPerson = { audience: 'student', isSubscribed: false, variant: null, ref: null };

it.each<[Partial<TaggedPerson>, AnalyticsTags]>([
  [{}, { role: 'student', isPremium: false }],
  [{ audience: 'parent' }, { role: 'student', isPremium: false }],
  [
    { audience: 'teacher', isSubscribed: true },
    { role: 'teacher', isPremium: true },
  ],
  [{ audience: 'visitor' }, { isPremium: false }],
  [
    { variant: { test: 'pricing', variant: 'b' } },
    { role: 'student', isPremium: false, abTest: 'pricing', abTestVar: 'b' },
  ],
  [{ ref: 'google_sem_test' }, { role: 'student', isPremium: false, ref: 'google_sem_test' }],
  [{ ref: 'ana@school.example' }, { role: 'student', isPremium: false }],
  [{ ref: 'Ana Lopez' }, { role: 'student', isPremium: false }],
  [{ ref: '' }, { role: 'student', isPremium: false }],
  [{ ref: 'x'.repeat(41) }, { role: 'student', isPremium: false }],
])('of %j: %j', (change, tags) => expect(tagsOf({ ...person, ...change })).toEqual(tags));
