export { correctKey } from './correct-key.ts';
export {
  type CorrectionRow,
  markScored,
  selectCorrections,
  selectDueCorrections,
  selectQuestionByCode,
} from './correction-queries.ts';
export { type Library, loadLibrary } from './library.ts';
export type { LibraryServices } from './library-services.ts';
export { findPassages } from './list-catalog.ts';
export { loadContent } from './load-content.ts';
export { passageMeasure } from './passage-measure.ts';
export { previewQuiz } from './preview-quiz.ts';
export { readContent } from './read-content.ts';
export { storeContent } from './store-content.ts';
