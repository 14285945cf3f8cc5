/** A, B, C, … */
export const letterOf = (index: number): string => String.fromCharCode(65 + index);
