/** What work costs on a machine: processor time in milliseconds, and processors. */
export interface MachineCosts {
  readonly processors: number;
  /** One password, on one processor. */
  readonly password: number;
  /** One answer, the server's and the database's part together. */
  readonly answer: number;
  /** What a student calls up on the way in, without the password: session, home, the next passage. */
  readonly wayIn: number;
}

/** For how many students a machine is large enough. */
export interface MachineSize {
  /** Passwords a second at most: one is worked on at a time. */
  readonly loginsPerSecond: number;
  /** Answers a second while nothing else is to be done. */
  readonly answersPerSecond: number;
  /** Students who may start within five minutes and then answer every half minute. */
  readonly startInFiveMinutes: number;
  /** Students who may press Start at once and are all in within a minute. */
  readonly inWithinAMinute: number;
}

/** Of a machine so much is planned for; the rest is for bursts, teachers, jobs and the operating system. */
const PLANNED = 0.7;
const FIVE_MINUTES = 300;
const MINUTE = 60;
/** Seconds from one answer of a student to the next. */
const ANSWER_EVERY = 30;

/**
 * How large a machine is, from what work costs on it.
 *
 * In the last of five minutes a three-hundredth of the students comes in each second and nearly all others read. When all press Start
 * at once nobody reads at first and all do at the end: half of them are taken as reading. In both the one thread of the passwords
 * and all processors together have to be enough.
 */
export function machineSize({ processors, password, answer, wayIn }: MachineCosts): MachineSize {
  const loginsPerSecond = 1000 / password;
  const all = PLANNED * processors * 1000;
  const within = (seconds: number, reading: number) =>
    Math.floor(
      Math.min(
        PLANNED * loginsPerSecond * seconds,
        all / ((password + wayIn) / seconds + (reading * answer) / ANSWER_EVERY),
      ),
    );
  return {
    loginsPerSecond,
    answersPerSecond: (processors * 1000) / answer,
    startInFiveMinutes: within(FIVE_MINUTES, 1),
    inWithinAMinute: within(MINUTE, 0.5),
  };
}
