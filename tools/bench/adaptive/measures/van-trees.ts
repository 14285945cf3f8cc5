/** A response curve between a floor and a ceiling, slope 1 logit. */
export type Curve = { readonly floor: number; readonly ceiling: number };

/** A placement test as the bound sees it. */
export type BoundedTest = {
  readonly curve: Curve;
  /** Spread of the shift that the questions of one passage share, logits. */
  readonly shiftSd: number;
  /** Spread of the form of the day, which all passages of the test share, logits. */
  readonly formSd: number;
  readonly passages: number;
  /** Questions per passage. */
  readonly questions: number;
  /** Spread of ability before the test, logits. */
  readonly priorSd: number;
};

/** Points of the integral over the shift, ±5 SD. */
const POINTS = 81;

/** Nodes and weights of a normal shift, by the trapezoid rule, exact to double precision for smooth integrands. */
function shiftNodes(sd: number): readonly { shift: number; weight: number }[] {
  if (sd === 0) return [{ shift: 0, weight: 1 }];
  const raw = Array.from({ length: POINTS }, (_, index) => {
    const z = (10 * index) / (POINTS - 1) - 5;
    return { shift: sd * z, weight: Math.exp((-z * z) / 2) };
  });
  const total = raw.reduce((sum, { weight }) => sum + weight, 0);
  return raw.map(({ shift, weight }) => ({ shift, weight: weight / total }));
}

function choose(n: number, k: number): number {
  return k === 0 ? 1 : (choose(n, k - 1) * (n - k + 1)) / k;
}

/**
 * Fisher information (1/logits²) of one passage about ability, all its questions `distance` logits below the student.
 * With equal questions the number right tells everything, so it sums over that: Σ P'(r)² / P(r).
 */
export function passageInformation(test: BoundedTest, distance: number): number {
  const { floor, ceiling } = test.curve;
  const nodes = shiftNodes(test.shiftSd);
  let information = 0;
  for (let right = 0; right <= test.questions; right++) {
    let chance = 0;
    let slope = 0;
    for (const { shift, weight } of nodes) {
      const s = 1 / (1 + Math.exp(-(distance + shift)));
      const p = floor + (ceiling - floor) * s;
      const wrong = test.questions - right;
      const term = choose(test.questions, right) * p ** right * (1 - p) ** wrong;
      chance += weight * term;
      slope += weight * term * (right / p - wrong / (1 - p)) * (ceiling - floor) * s * (1 - s);
    }
    information += (slope * slope) / chance;
  }
  return information;
}

/** The most that a passage can tell, whatever its difficulty; tried from -4 to 6 logits in steps of 0.01. */
export function bestInformation(test: BoundedTest): number {
  let best = 0;
  for (let distance = -4; distance <= 6; distance += 0.01) {
    best = Math.max(best, passageInformation(test, distance));
  }
  return best;
}

/**
 * What the whole test tells about ability when the form of the day adds to it: the form is a second unknown, so its
 * row is taken out of the information matrix (Schur complement).
 */
function testInformation(test: BoundedTest): number {
  const aboutToday = test.passages * bestInformation(test);
  return aboutToday / (1 + aboutToday * test.formSd ** 2);
}

/**
 * The van Trees bound (Gill and Levit 1995): no estimator has a smaller root mean square error over the students, even
 * if it knew every question exactly and always found the best one. Logits.
 */
export function vanTreesBound(test: BoundedTest): number {
  return 1 / Math.sqrt(1 / test.priorSd ** 2 + testInformation(test));
}
