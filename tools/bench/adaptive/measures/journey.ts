import { newStudent, type StudentState } from '#features/progress/core/student-state.ts';
import type { Follower, Mode } from '../algorithms/follower.ts';
import { makeDay, type Reading, readPassage } from '../world/answering.ts';
import type { Bank, BankPassage } from '../world/bank.ts';
import { RandomStream } from '../world/random.ts';
import { Shelf } from '../world/shelf.ts';
import { grown, makeStudent, type Student } from '../world/students.ts';

/** A run of one algorithm over many students. */
export type Run<F extends Follower> = {
  readonly seed: number;
  /** Names the run's stream of chance; the students are the same in every run of a seed. */
  readonly name: string;
  readonly bank: Bank;
  readonly algorithm: (start: StudentState) => F;
  /** Whether ability grows. */
  readonly grows: boolean;
  /** Share 0..1 of rapid guesses. */
  readonly rapidShare: number;
};

export type Visit = Reading & { readonly passage: BankPassage };

/** One student's way through a pretest and quizzes under one algorithm. */
export class Journey<F extends Follower> {
  readonly student: Student;
  readonly follower: F;
  readonly random: RandomStream;
  readonly #shelf: Shelf;
  readonly #run: Run<F>;
  #ability: number;

  constructor(run: Run<F>, student: Student, index: number, start: StudentState) {
    this.student = student;
    this.follower = run.algorithm(start);
    this.random = new RandomStream(run.seed, run.name, index);
    this.#shelf = new Shelf(run.bank, this.random);
    this.#run = run;
    this.#ability = student.ability;
  }

  /** True ability now, logits. */
  get ability(): number {
    return this.#ability;
  }

  /** The algorithm chooses an unread passage. */
  take(mode: Mode): BankPassage {
    const passage = this.follower.choose(this.#shelf.draw(this.follower.levels(mode)), mode);
    this.#shelf.take(passage);
    return passage;
  }

  /** The pretest's passages on one day; `observed` sees the follower after each. */
  pretest(passages = this.follower.pretest.passages, observed: () => void = () => {}): void {
    const day = makeDay(this.random, this.#ability, this.student.pace, this.#run.rapidShare);
    for (let taken = 0; taken < passages; taken++) {
      const passage = this.take('pretest');
      this.follower.observe(readPassage(this.random, day, passage, this.follower.pretest.questions).answers);
      observed();
    }
    this.follower.finishPretest();
  }

  /** Days go by in which the student may grow. */
  live(days: number): void {
    if (this.#run.grows) this.#ability = grown(this.#ability, this.student.growth, days);
  }

  /** Chooses and reads a passage; the follower has not heard of it yet. */
  read(): Visit {
    const passage = this.take('practice');
    const day = makeDay(this.random, this.#ability, this.student.pace, this.#run.rapidShare);
    return { passage, ...readPassage(this.random, day, passage) };
  }

  /** Days go by, then a quiz that the follower learns from. */
  quiz(gapDays: number): Visit {
    this.live(gapDays);
    const visit = this.read();
    this.follower.follow(visit.answers, gapDays);
    return visit;
  }
}

/** The index-th student of a seed, the same in every run. */
export function studentOf(seed: number, index: number): Student {
  return makeStudent(new RandomStream(seed, 'student', index));
}

/** The first so many students of a seed, each at the start of a journey, of whom only the grade is known. */
export function* journeys<F extends Follower>(run: Run<F>, students: number): Generator<Journey<F>> {
  for (let index = 0; index < students; index++) {
    const student = studentOf(run.seed, index);
    yield new Journey(run, student, index, newStudent(student.grade));
  }
}
