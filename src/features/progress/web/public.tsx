/** What other slices may show of levels and ranks. */

export { levelForChild } from '../core/level-for-child.ts';
export { type LevelReason, levelSentenceForTeacher, levelWord } from '../core/level-sentence.ts';
export { levelFigure, levelWithDoubt } from '../core/level-with-doubt.ts';
export { LevelBadge } from './level-badge.tsx';
export { LevelChart } from './level-chart/level-chart.tsx';
export { levelMeaning } from './level-meaning.ts';
export { LevelProgress } from './level-progress.tsx';
export { PassedNote } from './passed-note.tsx';
export { PointsChart } from './points-chart/points-chart.tsx';
export { RankEmblem } from './rank-emblem.tsx';
export { RankLadder } from './rank-ladder.tsx';
export { placeOnLadder, type RankPlace, shareOfRank, wayToNextRank } from './rank-line.ts';
export { pointsTaken, RankMoment } from './rank-moment.tsx';
export { RankProgress } from './rank-progress.tsx';
export { TooFastNote } from './too-fast-note.tsx';
