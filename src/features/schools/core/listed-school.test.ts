import { expect, it } from 'vitest';
import { columnsOf } from './list-columns.ts';
import { listedSchool } from './listed-school.ts';

const read = (titles: string, row: string) => {
  const columns = columnsOf(titles.split(','));
  if (!columns) throw new Error('These are no titles.');
  return listedSchool(columns, row.split(','));
};

it.each([
  [
    'the Common Core of Data',
    'NCESSCH,SCH_NAME,LEA_NAME,LSTREET1,LCITY,LSTATE,LZIP',
    '10000500870,ALBERTVILLE MIDDLE SCHOOL,Albertville City,600 E ALABAMA AVE,ALBERTVILLE,AL,35950-1234',
  ],
  [
    'its school search',
    'School Name,School ID (12-digit) - NCES Assigned [Public School] Latest available year,Agency Name,Street Address [Public School] 2022-23,City,State Abbr [Public School],ZIP',
    'Albertville Middle School,="10000500870",Albertville City,600 E Alabama Ave,Albertville,Alabama,35950',
  ],
  [
    'the geocodes',
    'NCESSCH,NAME,STREET,CITY,STATE,ZIP,LAT,LON',
    '10000500870,Albertville Middle School,600 E Alabama Ave,Albertville,AL,359501234,34.26,-86.2',
  ],
  [
    'HIFLD',
    'X,Y,OBJECTID,NCESID,NAME,ADDRESS,CITY,STATE,ZIP,COUNTRY,LATITUDE,LONGITUDE',
    '1,2,3,10000500870,ALBERTVILLE MIDDLE SCHOOL,600 E ALABAMA AVE,ALBERTVILLE,AL,35950,USA,34.26,-86.2',
  ],
])('reads a row of %s', (_, titles, row) => {
  expect(read(titles, row)).toMatchObject({
    source: 'nces',
    sourceKey: '10000500870',
    name: 'Albertville Middle School',
    street: '600 E Alabama Ave',
    city: 'Albertville',
    state: 'AL',
    zip: '35950',
    country: 'US',
  });
});

it('reads any list with names and places, and finds a school again by them', () => {
  const titles = 'name,city,state,country,lat,lon';
  const school = read(titles, 'Grundschule am Park,Köln,,DEU,50.9,6.9');
  expect(school).toMatchObject({
    source: 'list',
    state: null,
    country: 'DE',
    latitude: 50.9,
    longitude: 6.9,
  });
  expect(read(titles, 'Grundschule am Park,Koln,,DE,50,7')).toMatchObject({
    sourceKey: 'sourceKey' in school ? school.sourceKey : '',
  });
});

it('takes what public files write for something that is missing', () => {
  expect(read('name,city,zip,lat,lon', 'Oak,Elgin,†,–,')).toMatchObject({ zip: null, latitude: null });
  expect(read('name,city,zip', 'Oak,Boston,2108')).toMatchObject({ zip: '02108' });
});

it.each([
  ['name,city', ',Elgin', 'the name is missing'],
  ['name,city', 'Oak,†', 'the city is missing'],
  ['name,city,country', 'Oak,Elgin,Atlantis', 'there is no country "Atlantis"'],
  ['name,city,lat,lon', 'Oak,Elgin,95,10', 'latitude and longitude are no place'],
  ['name,city,lat,lon', 'Oak,Elgin,42,', 'latitude and longitude are no place'],
  ['name,city', `${'x'.repeat(121)},Elgin`, 'the name has more than 120 characters'],
])('names what is wrong with a row: %s / %s', (titles, row, fault) => {
  expect(read(titles, row)).toEqual({ fault });
});

it('tells titles from a line about the file', () => {
  expect(columnsOf(['ELSI Export', '2024'])).toBeNull();
  expect(columnsOf(['\uFEFFSchool Name', 'City'])).toMatchObject({ name: 0, city: 1, zip: null });
});
