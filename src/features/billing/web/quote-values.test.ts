import { expect, it } from 'vitest';
import { valuesToBegin } from './quote-values.ts';

const OAK = {
  schoolId: 1,
  name: 'Oak School',
  district: null,
  street: '1 Mill Road',
  city: 'Elgin',
  state: 'IL',
  zip: '60120',
  country: 'US',
  latitude: null,
  longitude: null,
};
const EMPTY = {
  schoolName: '',
  address: '',
  contactName: '',
  contactEmail: '',
  seats: '',
  teachers: '1',
  term: 'annual',
};

it('begins empty, for one teacher by the year', () => expect(valuesToBegin({}, null)).toEqual(EMPTY));

it('begins with the school of the teacher', () =>
  expect(valuesToBegin({}, OAK)).toEqual({
    ...EMPTY,
    schoolName: 'Oak School',
    address: '1 Mill Road, Elgin, IL 60120',
  }));

it('begins with what a link says, and has the address of no other school', () =>
  expect(valuesToBegin({ school: 'Elm School', students: 340, teachers: 2, term: 'monthly' }, OAK)).toEqual({
    ...EMPTY,
    schoolName: 'Elm School',
    seats: '340',
    teachers: '2',
    term: 'monthly',
  }));
