import { DASHA_IDS } from "@lagna/terms";
import { z } from "zod";
import { describeBirth, describeSettings } from "../answers/describe-birth.ts";
import { findRunningPeriods } from "../answers/find-running-period.ts";
import { listRivals } from "../answers/rivals.data.ts";
import type { KundliInput } from "../engine.ts";
import { birthInput, toKundliInput } from "../inputs/birth-input.ts";
import { instantInput, readInstant } from "../inputs/instant-input.ts";
import { ToolRefusal } from "../tool-refusal.ts";
import { defineTool } from "../tool.ts";

const MAX_DEPTH = 5;

const input = z.strictObject({
  birth: birthInput,
  at: instantInput,
  system: z.enum(DASHA_IDS).default("vimshottari"),
  levels: z.int().min(1).max(MAX_DEPTH).default(3).describe("1 is the maha dasha alone, 5 the deepest"),
});

export const dashaAt = defineTool({
  name: "dasha_at",
  title: "Dasha at a date",
  description:
    "The dasha periods that run at a date, maha dasha first, in vimshottari or any of the other systems, with the periods by other ayanamsas.",
  scope: "charts",
  input,
  answer: async (engine, { birth, at: asked, system, levels }) => {
    if (birth.time === null) throw new ToolRefusal("birth.time: the dates of a dasha need a time of birth.");
    const at = readInstant(engine, asked);
    const input = toKundliInput(birth);
    const { periods, response } = await findRunningPeriods(engine, { birth: input, system, at, depth: levels });
    const rivals = [];
    for (const { school, settings } of listRivals(response.settings)) {
      if (settings.ayanamsa === undefined) continue;
      const other = { ...input, settings: { ...input.settings, ...settings } } as KundliInput;
      const found = await findRunningPeriods(engine, { birth: other, system, at, depth: Math.min(levels, 2) });
      rivals.push({ school, settings, periods: found.periods });
    }
    const { applicable, reason, variant } = response.dasha;
    return {
      birth: describeBirth(response.birth),
      settings: describeSettings(response.settings),
      system,
      variant,
      applicable,
      applicable_because: reason,
      at: at.toISOString(),
      periods,
      ...(periods.length === 0 && { none: "The date is outside the computed cycle." }),
      uncertainty:
        "A minute of the birth time moves every date of a dasha counted from the Moon by one to five days; for the span of an uncertain time call chart with uncertainty_minutes.",
      rivals,
    };
  },
});
