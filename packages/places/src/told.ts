/** A code for machines, with the values that whoever makes a sentence of it needs. */
export interface Told<Code extends string, Param extends string> {
  readonly code: Code;
  readonly params: Readonly<Record<Param, string>>;
}
