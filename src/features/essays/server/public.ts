export { studentWithEssayOf } from './essay-queries.ts';
export type { EssayServices, OnEssayScored } from './essay-scored.ts';
export { type OpenEssay, toEssayPrompt } from './essay-views.ts';
export { layOutEssay } from './lay-out-essay.ts';
