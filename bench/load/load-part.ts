export interface LoadOptions {
  /** Of the part that watches the memory. */
  readonly minutes: number;
  /** A part of the names of the attacks that are run. */
  readonly attack: string;
}

/** Prints what it measures. Returns the goals that were missed. */
export type LoadPart = (options: LoadOptions) => Promise<readonly string[]>;
