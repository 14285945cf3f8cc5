import { describe, expect, it } from 'vitest';
import type { ColumnRole } from './list-columns.ts';
import { readNames } from './pasted-names.ts';

const pastedNames = (text: string) =>
  readNames(text).names.map(({ firstName, lastName }) => ({ firstName, lastName }));
const ana = { firstName: 'Ana', lastName: 'Lopez' };
const bao = { firstName: 'Bao', lastName: 'Nguyen' };

const PLAIN: readonly [string, string][] = [
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
];
it.each(PLAIN)('reads names %s', (_, text) => expect(pastedNames(text)).toEqual([ana, bao]));

const HEADS = [
  'Student Name',
  'Name',
  'Student',
  'NAME',
  'Full name',
  'Student Name (Last, First)',
  'Students',
  'Pupil',
  'Student Full Name',
];
const LISTS = HEADS.flatMap((head): [string, string, string][] => [
  [head, 'with a comma', `${head}\nLopez, Ana\nNguyen, Bao`],
  [head, 'with a comma and no space', `${head}\nLopez,Ana\nNguyen,Bao`],
  [head, 'in quotation marks', `"${head}"\r\n"Lopez, Ana"\r\n"Nguyen, Bao"\r\n`],
  [head, 'with a mark of the byte order', `\uFEFF"${head}"\n"Lopez, Ana"\n"Nguyen, Bao"`],
  [head, 'first names first', `${head}\nAna Lopez\nBao Nguyen`],
  [head, 'numbered', `${head}\n1. Lopez, Ana\n2. Nguyen, Bao`],
  [head, 'before a tab', `${head}\tGrade\nLopez, Ana\t4\nNguyen, Bao\t4`],
  [head, 'behind a number and a tab', `ID\t${head}\n10021\tLopez, Ana\n10022\tNguyen, Bao`],
  [head, 'before a semicolon', `${head};Grade\nLopez, Ana;4\nNguyen, Bao;4`],
  [head, 'before an address', `${head},Email\n"Lopez, Ana",a@x.example\n"Nguyen, Bao",b@x.example`],
  [head, 'unquoted in a CSV file', `#,${head},Grade\n1,Lopez, Ana,4\n2,Nguyen, Bao,4`],
  [head, 'with more cells than heads', `${head}\nLopez, Ana\t10021\nNguyen, Bao\t10022`],
  [head, 'with an address and no head for it', `${head}\nLopez, Ana, a@x.example\nNguyen, Bao, b@x.example`],
]);
it.each(LISTS)('reads a column “%s” %s', (_head, _how, text) =>
  expect(pastedNames(text)).toEqual([ana, bao]),
);

const ODD: readonly [string, string][] = [
  ['two heads in one column', 'Last, First\nLopez, Ana\nNguyen, Bao'],
  ['long heads in one column', 'Last Name, First Name\nLopez, Ana\nNguyen, Bao'],
  ['a last name that is headed “Name”', 'Name,First name\nLopez,Ana\nNguyen,Bao'],
  ['the same with a tab', 'Name\tFirst name\nLopez\tAna\nNguyen\tBao'],
  ['the same the other way round', 'First name;Name\nAna;Lopez\nBao;Nguyen'],
  ['the same with short heads', 'No.,Name,First\n1,Lopez,Ana\n2,Nguyen,Bao'],
  ['a first name that is headed “Name”', 'Surname\tName\nLopez\tAna\nNguyen\tBao'],
  ['heads with a colon', 'Name:\tFirst name:\nLopez\tAna\nNguyen\tBao'],
  ['heads run together', 'LastName;FirstName;Room\nLopez;Ana;12\nNguyen;Bao;12'],
  ['heads with a middle initial', 'Student Last Name\tStudent First Name MI\nLopez\tAna\nNguyen\tBao'],
  ['lines above the heading', 'Walnut School\nPeriod 3 – Rivera\n\nName\nLopez, Ana\nNguyen, Bao'],
  ['a title and no heading', 'Period 3 – Rivera\nLopez, Ana\nNguyen, Bao'],
  ['a line of a spreadsheet about its marks', 'sep=;\nName;Grade\nLopez, Ana;4\nNguyen, Bao;4'],
  [
    'a gradebook',
    'Student,ID,Section\n    Points Possible,,\n"Lopez, Ana",101,R4\n"Nguyen, Bao",102,R4\n"Student, Test",,R4',
  ],
  ['a heading on each page', 'Name\nLopez, Ana\nName\nNguyen, Bao'],
  ['a number in front of a comma', '1,Lopez, Ana\n2,Nguyen, Bao'],
  ['quoted, without a heading', '"Lopez, Ana"\n"Nguyen, Bao"'],
  ['before a semicolon, without a heading', 'Lopez, Ana;10021\nNguyen, Bao;10022'],
  ['an address behind the name', 'Ana Lopez a@x.example\nBao Nguyen <b@x.example>'],
  ['a number behind the name', 'Ana Lopez (10021)\nBao Nguyen #10022'],
  ['old line ends', 'Name\rLopez, Ana\rNguyen, Bao'],
];
it.each(ODD)('reads a list with %s', (_, text) => expect(pastedNames(text)).toEqual([ana, bao]));

it('keeps initials with the first name, and what follows a family name with it', () =>
  expect(
    pastedNames(
      'Name\nLopez, Ana M.\nSmith, Jordan, Jr.\nSmith, Jr., Ali\nDe la Cruz, Juan Pablo\nO’Neil III, Mae',
    ),
  ).toEqual([
    { firstName: 'Ana M.', lastName: 'Lopez' },
    { firstName: 'Jordan', lastName: 'Smith Jr.' },
    { firstName: 'Ali', lastName: 'Smith Jr.' },
    { firstName: 'Juan Pablo', lastName: 'De la Cruz' },
    { firstName: 'Mae', lastName: 'O’Neil III' },
  ]));

it('keeps a first name of two words in its column', () =>
  expect(pastedNames('Ana\tLopez\nMary Ann\tPark\nBao\tNguyen')[1]).toEqual({
    firstName: 'Mary Ann',
    lastName: 'Park',
  }));

it('says by what rule each name was read, and which lines it left out', () => {
  const { names, leftOut } = readNames(
    'Room 12: Reading\nLopez, Ana\nBao Nguyen\nMei\tPark\nhelp@school.example',
  );
  expect(names.map(({ rule, line }) => [rule, line])).toEqual([
    ['comma', 'Lopez, Ana'],
    ['words', 'Bao Nguyen'],
    ['columns', 'Mei Park'],
  ]);
  expect(leftOut).toEqual(['Room 12: Reading', 'help@school.example']);
});

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

const TABLES = [
  ...PLAIN,
  ...LISTS.map(([head, how, text]): [string, string] => [`${head} ${how}`, text]),
  ...ODD,
]
  .map(([what, text]) => ({ what, text, roles: readNames(text).columns.map(({ role }) => role) }))
  .filter(({ roles }) => roles.length > 0);

it.each(TABLES)(
  'reads the same when the columns are taken for what was guessed: $what',
  ({ text, roles }) => {
    expect(roles.length).toBeGreaterThan(1);
    const names = readNames(text, roles).names.map(({ firstName, lastName }) => ({ firstName, lastName }));
    expect(names).toEqual([ana, bao]);
  },
);

const columnsOf = (text: string, chosen: readonly ColumnRole[] | null = null) =>
  readNames(text, chosen).columns.map(({ head, samples, role }) => [head, samples.join('|'), role]);

describe('the columns of a list', () => {
  const TABLE =
    'Student ID,Last Name,First Name,Login\n10021,Lopez,Ana,ana.l\n10022,Nguyen,Bao,Bao.N\n10023,Park,Cal,';

  it('are shown with their headings and what stands in them, each value once', () =>
    expect(columnsOf(`${TABLE}\n10024,Lopez,Dee,dee`)).toEqual([
      ['Student ID', '10021|10022', 'left-out'],
      ['Last Name', 'Lopez|Nguyen', 'last'],
      ['First Name', 'Ana|Bao', 'first'],
      ['Login', 'ana.l|Bao.N', 'username'],
    ]));

  it('give usernames, as they are written', () =>
    expect(readNames(TABLE).names.map(({ username }) => username)).toEqual(['ana.l', 'Bao.N', '']));

  it.each(['Username', 'User Name', 'Student Username', 'user_name', 'Login ID', 'Openleaf username'])(
    'are one of usernames under “%s”',
    (head) =>
      expect(columnsOf(`Name,${head}\n"Lopez, Ana",ana.l`).map(([, , role]) => role)).toEqual([
        'full',
        'username',
      ]),
  );

  it.each(['Student ID', 'ID', 'Email', 'User type'])('are none of usernames under “%s”', (head) =>
    expect(columnsOf(`Name,${head}\n"Lopez, Ana",x1`).map(([, , role]) => role)).toEqual([
      'full',
      'left-out',
    ]),
  );

  it('are guessed without headings', () =>
    expect(columnsOf('10021\tAna\tLopez\n10022\tBao\tNguyen')).toEqual([
      ['', '10021|10022', 'left-out'],
      ['', 'Ana|Bao', 'first'],
      ['', 'Lopez|Nguyen', 'last'],
    ]));

  it.each(['Ana Lopez\nBao Nguyen', 'Lopez, Ana\nNguyen, Bao', 'Name\nAna Lopez', 'Ana\nBao\nMei\tPark', ''])(
    'are none in %j',
    (text) => expect(columnsOf(text)).toEqual([]),
  );

  it('are read as the teacher says, by line', () => {
    const text = 'Family,Given,Nickname\nLopez,Ana Maria,Annie\nPoints Possible,,\nNguyen,Bao,';
    const { names, leftOut } = readNames(text, ['last', 'left-out', 'first']);
    expect(names.map(({ at, firstName, lastName }) => [at, firstName, lastName])).toEqual([
      [1, 'Annie', 'Lopez'],
      [3, 'Nguyen', ''],
    ]);
    expect(leftOut).toEqual(['Points Possible,,']);
    expect(readNames(text, ['left-out', 'full', 'username']).names).toMatchObject([
      { firstName: 'Ana', lastName: 'Maria', username: 'Annie' },
      { firstName: 'Bao', lastName: '', username: '' },
    ]);
    expect(readNames(text, ['left-out', 'left-out', 'left-out']).names).toEqual([]);
  });
});
