import { createHash } from "node:crypto";

/** Creates a negative id that stays the same across data releases as long as the row does. */
export function createPlaceId(text: string, taken: Set<number>): number {
  for (let salt = 0; ; salt += 1) {
    const id = -1 - createHash("sha256").update(`${text}|${salt}`).digest().readUInt32BE(0);
    if (taken.has(id)) continue;
    taken.add(id);
    return id;
  }
}
