import { createHmac, hkdfSync } from "node:crypto";
import type { Nativity } from "@lagna/jyotish";

const KEY_BYTES = 32;

/**
 * Marks charts by birth and settings. The key is derived from the server's secret: without it, a stored hash cannot be found again by trying
 * out births, of which there are only some ten thousand million.
 */
export function createChartHash(secret: string) {
  const key = Buffer.from(hkdfSync("sha256", secret, "", "lagna: charts of the prediction ledger", KEY_BYTES));
  return ({ birth: { jd, latitude, longitude }, settings }: Pick<Nativity, "birth" | "settings">): string =>
    createHmac("sha256", key)
      .update(JSON.stringify([jd.toFixed(6), latitude.toFixed(4), longitude.toFixed(4), settings]))
      .digest("base64url");
}
export type ChartHash = ReturnType<typeof createChartHash>;
