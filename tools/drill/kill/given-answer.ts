/** An answer as a student gave it, and what the service said to it. */
export interface GivenAnswer {
  readonly key: string;
  readonly studentId: number;
  readonly questionId: number;
  readonly optionId: number;
  readonly right: boolean;
  /** `waiting` until the service has spoken; `refused`: the student was told something else than "saved". */
  outcome: 'waiting' | 'acknowledged' | 'refused';
  /** What a refusal said; empty without one. */
  detail: string;
}
