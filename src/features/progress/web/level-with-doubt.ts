/** "4.6 ± 0.5" (product: "Pretest, quizzes, levels, points"). */
export const levelWithDoubt = ({ value, uncertainty }: { value: number; uncertainty: number }): string =>
  `${value.toFixed(1)} ± ${uncertainty.toFixed(1)}`;
