import { levelAt } from '#features/progress/core/scale.ts';

/** Errors of many estimates, in levels or in logits. */
export class ErrorTally {
  #count = 0;
  #sum = 0;
  #squares = 0;
  #withinOne = 0;

  add(error: number): void {
    this.#count++;
    this.#sum += error;
    this.#squares += error * error;
    if (Math.abs(error) <= 1) this.#withinOne++;
  }

  get summary(): ErrorSummary {
    return {
      rmse: Math.sqrt(this.#squares / this.#count),
      bias: this.#sum / this.#count,
      withinOne: this.#withinOne / this.#count,
    };
  }
}

/** In the unit of the errors; `withinOne` is the share 0..1 of errors of at most 1. */
export type ErrorSummary = { readonly rmse: number; readonly bias: number; readonly withinOne: number };

/** Counts how often something holds. */
export class ShareTally {
  #count = 0;
  #held = 0;

  add(holds: boolean): void {
    this.#count++;
    if (holds) this.#held++;
  }

  /** 0..1. */
  get share(): number {
    return this.#held / this.#count;
  }
}

/** A shown or estimated level against a true ability, in levels; both ends are clipped to 1..12. */
export function levelError(level: number, ability: number): number {
  return level - levelAt(ability);
}

/** Middle value; the lower of two. NaN of none. */
export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? Number.NaN;
}
