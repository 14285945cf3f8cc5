import type { RunOptions } from '../../harness/report.ts';

/** Accounts of teachers whom nobody approved, with classes full of invented students. */
export interface Attack {
  /** As it is called in the figures. */
  readonly name: string;
  readonly accounts: number;
  /** Invented students of each account. */
  readonly students: number;
  /** Classes of each account that every one of them is in. */
  readonly classesOfStudent: number;
  /** Of one account. */
  readonly callsAtATime: number;
}

export interface ListsPlan {
  readonly attacks: readonly Attack[];
  /** Without and with an attack, each. */
  readonly seconds: number;
  /** Of each kind, all the time. */
  readonly homesPerSecond: number;
  readonly answersPerSecond: number;
  /** Of the teacher of the school, who is approved. */
  readonly listsPerSecond: number;
  /** So many times as long as without an attack an answer may take. */
  readonly slowdown: number;
}

/** A class has at most so many students. */
export const STUDENTS_OF_CLASS = 500;
/** An unconfirmed class is one of at most twenty of a student. */
const FEW_STUDENTS = { students: 500, classesOfStudent: 20 } as const;
const MANY_STUDENTS = { students: 5_000, classesOfStudent: 12 } as const;

const FULL: ListsPlan = {
  attacks: [
    { name: '500 students in 20 classes, a call at a time', accounts: 1, ...FEW_STUDENTS, callsAtATime: 1 },
    { name: '500 students in 20 classes, 24 calls', accounts: 1, ...FEW_STUDENTS, callsAtATime: 24 },
    {
      name: '5,000 students in 12 classes, a call at a time',
      accounts: 1,
      ...MANY_STUDENTS,
      callsAtATime: 1,
    },
    { name: '5,000 students in 12 classes, 24 calls', accounts: 1, ...MANY_STUDENTS, callsAtATime: 24 },
    { name: '12 accounts, 24 calls each', accounts: 12, ...FEW_STUDENTS, callsAtATime: 24 },
    { name: '40 accounts, 2 calls each', accounts: 40, ...FEW_STUDENTS, callsAtATime: 2 },
  ],
  seconds: 20,
  homesPerSecond: 8,
  answersPerSecond: 8,
  listsPerSecond: 1,
  slowdown: 3,
};
const SMALL: ListsPlan = {
  attacks: [{ name: '3 accounts, 24 calls each', accounts: 3, ...FEW_STUDENTS, callsAtATime: 24 }],
  seconds: 5,
  homesPerSecond: 8,
  answersPerSecond: 8,
  listsPerSecond: 1,
  // Few answers on a machine that has much else to do; without turns an answer takes a hundred times as long.
  slowdown: 10,
};

/** `--seconds=30` sets how long each part lasts. */
export function planOf({ small, given }: Pick<RunOptions, 'small' | 'given'>): ListsPlan {
  const usual = small ? SMALL : FULL;
  return { ...usual, seconds: Number(given['seconds'] ?? usual.seconds) };
}

/** Students who answer once each, without and with each attack. */
export const studentsOf = ({ attacks, seconds, answersPerSecond }: ListsPlan): number =>
  attacks.length * 2 * seconds * answersPerSecond;
