import type { QuizServices } from '#features/quiz/server/public.ts';
import { on, type Route } from '#platform/endpoint/server/route.ts';
import * as contract from '../contract/merge-students.ts';
import { listMerges } from './list-merges.ts';
import { mergeStudents } from './merge-students.ts';
import { undoMerge } from './undo-merge.ts';

export const mergesRoutes = (services: QuizServices): Route[] => [
  on(contract.mergeStudents, (call) => mergeStudents(services, call)),
  on(contract.undoMerge, (call) => undoMerge(services, call)),
  on(contract.listMerges, (call) => listMerges(services, call)),
];
