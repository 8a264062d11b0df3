import { randomBytes } from "node:crypto";

const HEX_DIGITS_OF_MS = 12;
const HEX_DIGITS_OF_COUNT = 4;
const MAX_IN_A_MS = 16 ** HEX_DIGITS_OF_COUNT;

/** Creates ids that sort in creation order, also within one millisecond and when the clock is set back. */
export function createJobIds(): (now: Date) => string {
  let latest = 0;
  let count = 0;
  return (now) => {
    const ms = Math.max(latest, now.getTime());
    count = ms === latest ? count + 1 : 0;
    latest = count === MAX_IN_A_MS ? ms + 1 : ms;
    count %= MAX_IN_A_MS;
    const order =
      latest.toString(16).padStart(HEX_DIGITS_OF_MS, "0") + count.toString(16).padStart(HEX_DIGITS_OF_COUNT, "0");
    return order + randomBytes(8).toString("hex");
  };
}
