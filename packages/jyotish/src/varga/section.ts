import { memoize } from "../core/memoize.ts";
import type { PlacedBirth } from "../nativity.ts";
import { computeVargaSigns } from "./varga.ts";

export const vargas = memoize(({ longitudes, settings }: PlacedBirth) =>
  computeVargaSigns(longitudes, settings.varga_variants),
);
