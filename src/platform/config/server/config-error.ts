/** A setting that the program cannot work with, in one sentence for the person who starts it. */
export class ConfigError extends Error {}
