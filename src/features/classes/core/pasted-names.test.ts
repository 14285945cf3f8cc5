import { expect, it } from 'vitest';
import { pastedNames } from './pasted-names.ts';

const ana = { firstName: 'Ana', lastName: 'Lopez' };
const bao = { firstName: 'Bao', lastName: 'Nguyen' };

it.each([
  ['one in a line', 'Ana Lopez\nBao Nguyen'],
  ['last name first', 'Lopez, Ana\r\nNguyen, Bao\r\n'],
  ['numbered', '1. Ana Lopez\n2) Bao Nguyen'],
  ['with bullets and empty lines', '\n• Ana Lopez\n\n-  Bao   Nguyen \n'],
  ['columns of a spreadsheet', 'Ana\tLopez\nBao\tNguyen'],
  ['columns with a heading', 'First name\tLast name\nAna\tLopez\nBao\tNguyen'],
  ['a CSV file', 'first_name,last_name\n"Ana","Lopez"\n"Bao","Nguyen"'],
  ['a CSV file, last name first', 'Last Name,First Name\nLopez,Ana\nNguyen,Bao'],
  ['a CSV file without a heading', 'Ana,Lopez\nBao,Nguyen'],
  [
    'an export with other columns',
    'Student ID,Last Name,First Name,Grade,Homeroom,Parent Email\n10021,Lopez,Ana,4,12,a@home.example\n10022,Nguyen,Bao,4,12,b@home.example',
  ],
  ['three columns, last name first', 'Last Name,First Name,Grade\nLopez,Ana,4\nNguyen,Bao,4'],
  ['a column of email beside', 'First Name,Last Name,Email\nAna,Lopez,a@x.example\nBao,Nguyen,b@x.example'],
  ['whole names in quotation marks', '"Student Name","Grade"\n"Lopez, Ana","4"\n"Nguyen, Bao","4"'],
  ['whole names with a number behind', 'Ana Lopez,10021\nBao Nguyen,10022'],
  ['a number in front', '10021\tAna\tLopez\n10022\tBao\tNguyen'],
  ['semicolons', 'Ana;Lopez\nBao;Nguyen'],
  ['a heading of one column', 'Student name\nAna Lopez\nBao Nguyen'],
])('reads names %s', (_, text) => expect(pastedNames(text)).toEqual([ana, bao]));

it('keeps every word of a long name, and leaves a missing last name empty', () =>
  expect(pastedNames('Juan Pablo de la Cruz\nMei\nLast Bear')).toEqual([
    { firstName: 'Juan', lastName: 'Pablo de la Cruz' },
    { firstName: 'Mei', lastName: '' },
    { firstName: 'Last', lastName: 'Bear' },
  ]));

it('takes a student for one whose name is a word of headings', () =>
  expect(pastedNames('Grant First\nNo Way')).toEqual([
    { firstName: 'Grant', lastName: 'First' },
    { firstName: 'No', lastName: 'Way' },
  ]));

it('finds nobody in nothing', () => expect(pastedNames(' \n\n')).toEqual([]));
