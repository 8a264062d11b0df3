import type { KundliPair } from "@lagna/contract";

const SIDE = /^(?<id>[\w-]{8,64})(?:@(?<time>\d\d:\d\d(?::\d\d)?))?$/;

/** The pair of an address, "kundli-1@14:25/kundli-2", with the bride's side first; null if the text is none. */
export function parseKundliPair(text: string): KundliPair | null {
  const [girl, boy, ...more] = text.split("/").map((side) => {
    const { id, time } = SIDE.exec(side)?.groups ?? {};
    return id === undefined ? null : { kundli_id: id, ...(time !== undefined && { time }) };
  });
  return girl && boy && more.length === 0 && girl.kundli_id !== boy.kundli_id ? { girl, boy } : null;
}
