import { hash } from "node:crypto";

/** Creates a negative id that stays the same across data releases as long as the row does. */
export function createPlaceId(text: string, taken: Set<number>): number {
  for (let salt = 0; ; salt += 1) {
    const id = -1 - hash("sha256", `${text}|${salt}`, "buffer").readUInt32BE(0);
    if (taken.has(id)) continue;
    taken.add(id);
    return id;
  }
}
