import { SECTION_NAMES } from "@lagna/contract";
import { z } from "zod";
import { describeBirth, describeSettings } from "../answers/describe-birth.ts";
import { countCharacters, fitValue, MAX_ANSWER_CHARACTERS } from "../answers/fit-value.ts";
import { birthInput, toKundliInput } from "../inputs/birth-input.ts";
import { ToolRefusal } from "../tool-refusal.ts";
import { defineTool } from "../tool.ts";

/** Parts of every kundli that are no sections of the request. */
const CORE_PARTS = ["lagna", "midheaven", "planets", "houses", "bhava_chalit", "settings"] as const;

const input = z.strictObject({
  birth: birthInput,
  section: z.enum([...CORE_PARTS, ...SECTION_NAMES, "uncertainty"]),
  path: z
    .string()
    .max(120)
    .default("")
    .describe("Within the section, keys and indices with dots: D9, vimshottari.periods.3, 0"),
  offset: z.int().min(0).default(0).describe("Of a list: the item to begin with"),
});

/** @throws ToolRefusal that names the keys there are */
function follow(value: unknown, path: string): unknown {
  let found = value;
  for (const key of path === "" ? [] : path.split(".")) {
    if (typeof found !== "object" || found === null || !Object.hasOwn(found, key)) {
      const keys = typeof found === "object" && found !== null ? Object.keys(found).slice(0, 40).join(", ") : "none";
      throw new ToolRefusal(`There is no "${key}" in "${path}". The keys there are: ${keys}.`);
    }
    found = (found as Record<string, unknown>)[key];
  }
  return found;
}

const isCorePart = (name: string): boolean => (CORE_PARTS as readonly string[]).includes(name);

/** Of the keys besides the value, and how to get the rest. */
const SPARE_CHARACTERS = 900;

export const section = defineTool({
  name: "section",
  title: "Section of a kundli",
  description:
    "One section of the kundli in full: vargas, dashas, yogas, doshas, shadbala, ashtakavarga, arudhas, KP and others; of a long one a part, with how to get the rest.",
  scope: "charts",
  input,
  answer: async (engine, { birth, section: name, path, offset }) => {
    const data = await engine.computeKundli(toKundliInput(birth, { sections: isCorePart(name) ? [] : [name] }));
    if (!Object.hasOwn(data, name))
      throw new ToolRefusal("needs_time" in data ? `${name} needs a time of birth.` : `${name} is not in this kundli.`);
    const head = {
      section: name,
      ...(path !== "" && { path }),
      birth: describeBirth(data.birth),
      settings: describeSettings(data.settings),
      ...(data.uncertainty && { uncertainty_minutes: data.uncertainty.minutes }),
    };
    const budget = MAX_ANSWER_CHARACTERS - countCharacters(head) - SPARE_CHARACTERS;
    const found = follow((data as Record<string, unknown>)[name], path);
    return { ...head, ...fitValue(found, offset, budget) };
  },
});
