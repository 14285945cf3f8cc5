import { expect, it } from 'vitest';
import { isCutSource } from './cut-source.ts';

it.each([
  'University of Technology, news, August 19, 2020 (qut.edu.au), on April',
  'Britannica, "Pumice',
  'Geology 43 (2015, pages 503–506',
  'CNN report of August 2019,',
  'The Power of',
])('finds that “%s” is cut', (source) => expect(isCutSource(source)).toBe(true));

it.each([
  'University of Technology, news, August 19, 2020 (qut.edu.au), on the arrival in April 2020',
  'Britannica, "Pumice"',
  'Geology 43 (2015), pages 503–506, on an island in the Maldives',
  '“Providing Time for School Lunch” (cdc.gov), on seat time and waiting in line',
])('takes “%s” for whole', (source) => expect(isCutSource(source)).toBe(false));
