import { GRID, SHIFT_WEIGHTS, SHIFTS } from './quadrature.ts';
import { flattening, type QuestionState, SPAN } from './response-curve.ts';
import { GUESS } from './steady-constants.ts';

/** One answer as Steady sees it: the question as known when it was asked, and how it went. */
export type Answer = QuestionState & {
  readonly right: boolean;
  /** False for a fast answer: it says nothing of ability (Steady, fast answers). */
  readonly counted: boolean;
};

/** What a passage's counted answers say at each of the 63 abilities of the grid, the shared shift averaged out. */
export type Evidence = {
  /** L(x): chance of exactly these answers (Steady rule 5). */
  readonly likelihood: Float64Array;
  /** Expected number right, mean and second moment over the shift. */
  readonly rightMean: Float64Array;
  readonly rightSquare: Float64Array;
  /** Binomial variance of the number right. */
  readonly binomial: Float64Array;
};

const POINTS = GRID.length;
const NODES = SHIFTS.length;

/** Chances at every grid point × shift: products and sums over the answers. */
type Cells = { product: Float64Array; sum: Float64Array; variance: Float64Array };

/**
 * Multiplies one answer into the cells. exp(-(x + shift - b)·a) is split into a factor of x and one of the
 * shift, so that an answer costs 70 exponentials instead of 441.
 */
function addAnswer(cells: Cells, shiftFactors: Float64Array, answer: Answer): void {
  const { product, sum, variance } = cells;
  const slope = flattening(answer.v);
  for (let node = 0; node < NODES; node++) shiftFactors[node] = Math.exp(-SHIFTS[node]! * slope);
  for (let point = 0, cell = 0; point < POINTS; point++) {
    const abilityFactor = Math.exp((answer.b - GRID[point]!) * slope);
    for (let node = 0; node < NODES; node++, cell++) {
      const chance = GUESS + SPAN / (1 + abilityFactor * shiftFactors[node]!);
      product[cell]! *= answer.right ? chance : 1 - chance;
      sum[cell]! += chance;
      variance[cell]! += chance * (1 - chance);
    }
  }
}

/** Averages the cells over the seven shifts. */
function averageShifts({ product, sum, variance }: Cells): Evidence {
  const likelihood = new Float64Array(POINTS);
  const rightMean = new Float64Array(POINTS);
  const rightSquare = new Float64Array(POINTS);
  const binomial = new Float64Array(POINTS);
  for (let point = 0, cell = 0; point < POINTS; point++) {
    for (let node = 0; node < NODES; node++, cell++) {
      const weight = SHIFT_WEIGHTS[node]!;
      likelihood[point]! += weight * product[cell]!;
      rightMean[point]! += weight * sum[cell]!;
      rightSquare[point]! += weight * sum[cell]! * sum[cell]!;
      binomial[point]! += weight * variance[cell]!;
    }
  }
  return { likelihood, rightMean, rightSquare, binomial };
}

/** The evidence of one passage's counted answers; answers that do not count are passed over (Steady rule 5). */
export function weighAnswers(answers: readonly Answer[]): Evidence {
  const cells: Cells = {
    product: new Float64Array(POINTS * NODES).fill(1),
    sum: new Float64Array(POINTS * NODES),
    variance: new Float64Array(POINTS * NODES),
  };
  const shiftFactors = new Float64Array(NODES);
  for (const answer of answers) if (answer.counted) addAnswer(cells, shiftFactors, answer);
  return averageShifts(cells);
}
