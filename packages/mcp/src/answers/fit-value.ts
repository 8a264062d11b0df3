/** The largest answer of a tool: about 1,500 tokens. */
export const MAX_ANSWER_CHARACTERS = 6000;

export const countCharacters = (value: unknown): number => JSON.stringify(value)?.length ?? 0;

/** A value, or as much of it as fits, with how to get the rest. */
export interface FittedValue {
  readonly value: unknown;
  /** Of a list of which a part is left out: its length, and where to go on. */
  readonly total?: number;
  readonly next_offset?: number;
  /** Of an object of which parts are left out: the keys. */
  readonly left_out?: readonly string[];
  readonly how_to_get_the_rest?: string;
}

function fitList(list: readonly unknown[], offset: number, budget: number): FittedValue {
  const shown: unknown[] = [];
  let used = 2;
  for (const item of list.slice(offset)) {
    used += countCharacters(item) + 1;
    if (used > budget) break;
    shown.push(item);
  }
  const next = offset + shown.length;
  if (next >= list.length) return { value: shown };
  const how =
    shown.length > 0
      ? `Call again with offset ${next}.`
      : `Item ${next} alone is too long: call again with path ending in ".${next}".`;
  return { value: shown, total: list.length, next_offset: next, how_to_get_the_rest: how };
}

function fitObject(object: Readonly<Record<string, unknown>>, budget: number): FittedValue {
  const shown: Record<string, unknown> = {};
  const left: string[] = [];
  let used = 2;
  for (const [key, value] of Object.entries(object)) {
    const length = countCharacters({ [key]: value }) - 1;
    if (used + length > budget) left.push(key);
    else {
      shown[key] = value;
      used += length;
    }
  }
  if (left.length === 0) return { value: shown };
  return {
    value: shown,
    left_out: left,
    how_to_get_the_rest: `Call again with path ending in one of left_out, such as "${left[0]}".`,
  };
}

/**
 * The whole value if it has at most `budget` characters as JSON. Else as many items of a list from `offset` on, or as many whole entries of an
 * object, as fit. Nothing is cut in the middle.
 */
export function fitValue(value: unknown, offset: number, budget: number): FittedValue {
  if (Array.isArray(value)) return fitList(value, offset, budget);
  if (typeof value !== "object" || value === null || countCharacters(value) <= budget) return { value };
  return fitObject(value as Record<string, unknown>, budget);
}
