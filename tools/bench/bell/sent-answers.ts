/** An answer that a device sent, as the device knows it. */
export interface SentAnswer {
  readonly studentId: number;
  readonly attemptId: number;
  readonly versionId: number;
  /** From 0. */
  readonly position: number;
  readonly questionId: number;
  readonly optionId: number;
  readonly right: boolean;
  readonly key: string;
  acknowledged: boolean;
}
