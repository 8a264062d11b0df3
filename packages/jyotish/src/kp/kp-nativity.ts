import { createNativityInSky, type Nativity } from "../nativity.ts";
import { memoizeForNativity } from "../memoize-for-nativity.ts";

/** The same birth with the ayanamsa and the node of KP, which may differ from those of the kundli. */
export const getKpNativity = memoizeForNativity((nativity): Nativity => {
  const { sky, birth, settings } = nativity;
  const { ayanamsa, node } = settings.kp;
  if ((ayanamsa === "chart" || ayanamsa === settings.ayanamsa) && node === settings.node) return nativity;
  if (ayanamsa === "chart") return createNativityInSky({ ...sky, node }, birth, { ...settings, node });
  return createNativityInSky({ ...sky, ayanamsaChoice: { id: ayanamsa }, node }, birth, {
    ...settings,
    ayanamsa,
    node,
    custom_ayanamsa_degrees: null,
  });
});
