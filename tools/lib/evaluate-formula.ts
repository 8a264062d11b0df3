/** What a formula may call. */
const FUNCTIONS: Readonly<Record<string, (...values: readonly number[]) => number>> = {
  ceil: (value = Number.NaN) => Math.ceil(value),
  max: (...values) => Math.max(...values),
};
const TOKEN = /\s*(?:(?<number>\d+(?:,\d{3})*(?:\.\d+)?)|(?<name>[a-z]\w*)|(?<sign>[-+*/(),]))/y;

/** @throws Error if it has anything but numbers, names, signs and brackets */
function readTokens(formula: string): readonly string[] {
  const tokens: string[] = [];
  const text = formula.trimEnd();
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.length) {
    const at = TOKEN.lastIndex;
    const found = TOKEN.exec(text);
    if (!found) throw new Error(`"${formula}" cannot be read at "${text.slice(at)}"`);
    tokens.push(found[0].trim());
  }
  return tokens;
}

/**
 * The value of a formula of numbers ("1,000" too), names, + - * / and brackets, `ceil(a)` and `max(a, b)`.
 * @param valueOf the value of a name; may throw
 * @throws Error for anything else
 */
export function evaluateFormula(formula: string, valueOf: (name: string) => number): number {
  const tokens = [...readTokens(formula)];
  const fail = (): never => {
    throw new Error(`"${formula}" cannot be read${tokens.length > 0 ? ` at "${tokens.join(" ")}"` : " to its end"}`);
  };
  function expect(sign: string): void {
    if (tokens[0] !== sign) fail();
    tokens.shift();
  }
  function readArguments(): number[] {
    expect("(");
    const values = [readSum()];
    while (tokens[0] === ",") {
      tokens.shift();
      values.push(readSum());
    }
    expect(")");
    return values;
  }
  function readValue(): number {
    if (tokens[0] === "(") return readArguments()[0] ?? fail();
    const token = tokens.shift() ?? fail();
    if (/^\d/.test(token)) return Number(token.replaceAll(",", ""));
    if (!/^[a-z]/.test(token)) return fail();
    const call = FUNCTIONS[token];
    return call ? call(...readArguments()) : valueOf(token);
  }
  function readProduct(): number {
    let product = readValue();
    while (tokens[0] === "*" || tokens[0] === "/")
      product = tokens.shift() === "*" ? product * readValue() : product / readValue();
    return product;
  }
  function readSum(): number {
    let sum = readProduct();
    while (tokens[0] === "+" || tokens[0] === "-")
      sum = tokens.shift() === "+" ? sum + readProduct() : sum - readProduct();
    return sum;
  }
  const value = readSum();
  return tokens.length === 0 ? value : fail();
}
