/** The params of a sentence: the names in its braces. */
type NamesIn<Sentence> = Sentence extends `${string}{{${infer Name}}}${infer Rest}` ? Name | NamesIn<Rest> : never;
export type ParamsOf<Sentence> = { readonly [Name in NamesIn<Sentence>]: string | number };
/** The last argument of functions that take a code: its params, or nothing if the sentence has none. */
export type ParamsArgument<Sentence> = NamesIn<Sentence> extends never ? [] : [params: ParamsOf<Sentence>];

/** A table of sentences by code. */
export type MessageTable = Readonly<Record<string, string>>;
/** The same codes in another language. */
export type TranslatedTable<Original extends MessageTable> = { readonly [Code in keyof Original]: string };
/** One code of a table, with the params of its sentence. */
export type CodeWithParams<Original extends MessageTable> = {
  readonly [Code in keyof Original]: { readonly code: Code; readonly params: ParamsOf<Original[Code]> };
}[keyof Original];
/** The codes whose sentences have no params. */
export type CodeWithoutParams<Original extends MessageTable> = {
  [Code in keyof Original]: NamesIn<Original[Code]> extends never ? Code : never;
}[keyof Original];

export type Params = Readonly<Record<string, string | number>>;

/** The sentence with its params filled in. */
export const formatMessage = (sentence: string, params: Params): string =>
  sentence.replaceAll(/\{\{(\w+)\}\}/g, (braces, name: string) => String(params[name] ?? braces));
