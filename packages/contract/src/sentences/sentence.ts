/** What a sentence must be told: the names in its braces. */
type NamesIn<Sentence> = Sentence extends `${string}{{${infer Name}}}${infer Rest}` ? Name | NamesIn<Rest> : never;
export type ParamsOf<Sentence> = { readonly [Name in NamesIn<Sentence>]: string | number };
/** Last argument of whoever names a code: its params, and none where the sentence has none. */
export type ParamsArgument<Sentence> = NamesIn<Sentence> extends never ? [] : [params: ParamsOf<Sentence>];

/** A table of sentences, each under its code. */
export type Table = Readonly<Record<string, string>>;
/** The same codes in another language. */
export type Translated<Original extends Table> = { readonly [Code in keyof Original]: string };
/** One code of a table, with what its sentence must be told. */
export type Coded<Original extends Table> = {
  readonly [Code in keyof Original]: { readonly code: Code; readonly params: ParamsOf<Original[Code]> };
}[keyof Original];
/** The codes whose sentences need be told nothing. */
export type Plain<Original extends Table> = {
  [Code in keyof Original]: NamesIn<Original[Code]> extends never ? Code : never;
}[keyof Original];

export type Params = Readonly<Record<string, string | number>>;

/** The sentence with its params in it. */
export const worded = (sentence: string, params: Params): string =>
  sentence.replaceAll(/\{\{(\w+)\}\}/g, (braces, name: string) => String(params[name] ?? braces));
