export interface Example {
  /** A module, as a reader copies it. */
  readonly code: string;
  /** What it prints. */
  readonly output: string;
}

const EXAMPLE = /```js\n([\s\S]*?)```\n\n```text\n([\s\S]*?)```/;

/** The first example of a README: a block of JavaScript, followed by what it prints. Null if there is none. */
export function readExample(readme: string): Example | null {
  const [, code, output] = EXAMPLE.exec(readme) ?? [];
  return code === undefined || output === undefined ? null : { code, output };
}
