/** Where the embedded database says what happens to it; pino's logger and `console` fit. */
export interface Log {
  info(message: string): void;
  warn(message: string): void;
}
