import { randomBytes } from "node:crypto";

const HEX_OF_MS = 12;
const HEX_OF_COUNT = 4;
const MOST_IN_A_MS = 16 ** HEX_OF_COUNT;

/** Ids that sort in the order they were made, also within one millisecond and when the clock is put back. */
export function jobIds(): (now: Date) => string {
  let latest = 0;
  let count = 0;
  return (now) => {
    const ms = Math.max(latest, now.getTime());
    count = ms === latest ? count + 1 : 0;
    latest = count === MOST_IN_A_MS ? ms + 1 : ms;
    count %= MOST_IN_A_MS;
    const order = latest.toString(16).padStart(HEX_OF_MS, "0") + count.toString(16).padStart(HEX_OF_COUNT, "0");
    return order + randomBytes(8).toString("hex");
  };
}
