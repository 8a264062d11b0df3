import { once } from "../core/once.ts";
import type { PlacedBirth } from "../nativity.ts";
import { vargaSigns } from "./varga.ts";

export const vargas = once(({ longitudes, settings }: PlacedBirth) => vargaSigns(longitudes, settings.varga_variants));
