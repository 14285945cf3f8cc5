export {
  countSuffixes,
  deleteSuffix,
  endsInSuffix,
  insertSuffix,
  isWholeName,
  lockSuffixes,
  selectSuffixes,
} from './suffixes-queries.ts';
