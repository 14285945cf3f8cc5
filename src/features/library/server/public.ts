export { type Library, loadLibrary } from './library.ts';
export { readContent } from './read-content.ts';
export { storeContent } from './store-content.ts';
