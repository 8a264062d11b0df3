/** A machine-readable code, with the values needed to build a sentence from it. */
export interface CodedMessage<Code extends string, Param extends string> {
  readonly code: Code;
  readonly params: Readonly<Record<Param, string>>;
}
