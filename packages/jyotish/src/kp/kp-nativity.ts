import type { Sky } from "../chart/sky.ts";
import { createNativityInSky, type Nativity } from "../nativity.ts";
import { memoizeForNativity } from "../memoize-for-nativity.ts";

/** The sky of a chart with the ayanamsa and the node of KP; the same object if they do not differ. */
export function createKpSky({ sky, settings }: Pick<Nativity, "sky" | "settings">): Sky {
  const { ayanamsa, node } = settings.kp;
  const isSameAyanamsa = ayanamsa === "chart" || ayanamsa === settings.ayanamsa;
  if (isSameAyanamsa && node === settings.node) return sky;
  return ayanamsa === "chart" ? { ...sky, node } : { ...sky, ayanamsaChoice: { id: ayanamsa }, node };
}

/** The same birth with the ayanamsa and the node of KP, which may differ from those of the kundli. */
export const getKpNativity = memoizeForNativity((nativity): Nativity => {
  const sky = createKpSky(nativity);
  if (sky === nativity.sky) return nativity;
  const { birth, settings } = nativity;
  const { ayanamsa, node } = settings.kp;
  return createNativityInSky(
    sky,
    birth,
    ayanamsa === "chart" ? { ...settings, node } : { ...settings, ayanamsa, node, custom_ayanamsa_degrees: null },
  );
});
