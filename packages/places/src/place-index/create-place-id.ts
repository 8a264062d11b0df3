import { hash } from "node:crypto";

/** Creates a negative id that stays the same across data releases as long as the row does. */
export function createPlaceId(text: string, taken: Set<number>): number {
  for (let salt = 0; ; salt += 1) {
    const id = -1 - Number.parseInt(hash("sha256", `${text}|${salt}`, "hex").slice(0, 8), 16);
    if (taken.has(id)) continue;
    taken.add(id);
    return id;
  }
}
