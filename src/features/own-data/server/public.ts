export { type ErasureServices, erasePerson } from './erase-person.ts';
export { type ErasureRecord, noErasureRecord, openErasureRecord, RECORD_FILE } from './erasure-record.ts';
export { type Repeated, repeatErasures } from './repeat-erasures.ts';
