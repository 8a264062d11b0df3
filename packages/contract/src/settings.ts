import {
  PRESET_IDS,
  SETTINGS,
  type Choices,
  type SettingGroup,
  type SettingsRequest,
  type SettingValues,
} from "@lagna/terms";
import { z } from "zod";
import { refusal } from "./sentences/refusals.ts";

/** The schemas of the settings, made from their one declaration. */

const sentenceCase = (key: string): string => key.charAt(0).toUpperCase() + key.slice(1).replaceAll("_", " ");
const oneOf = (key: string, values: SettingValues): string =>
  refusal("setting_value", { setting: sentenceCase(key), values: values.join(", ") });

const isList = (declared: SettingValues | SettingGroup): declared is SettingValues => Array.isArray(declared);

function choice(key: string, values: SettingValues): z.ZodType {
  return z.literal([...values], { error: oneOf(key, values) });
}

/** Any of a group's choices may be named; nothing else may. */
function requestOf(declared: SettingGroup, what: string, more: z.ZodRawShape = {}): z.ZodObject {
  const shape = Object.entries(declared).map(([key, inner]) => [
    key,
    isList(inner) ? choice(key, inner) : requestOf(inner, sentenceCase(key)),
  ]);
  return z
    .strictObject(
      { ...(Object.fromEntries(shape) as z.ZodRawShape), ...more },
      {
        error: (issue) =>
          issue.code === "unrecognized_keys"
            ? refusal("setting_unknown", { settings: issue.keys.join(", ").slice(0, 100) })
            : refusal("settings_form", { setting: what }),
      },
    )
    .partial();
}

/** Every choice, as it was made. */
function echoOf(declared: SettingGroup): z.ZodRawShape {
  const shape = Object.entries(declared).map(([key, inner]) => [
    key,
    isList(inner) ? z.literal([...inner]) : z.object(echoOf(inner)),
  ]);
  return Object.fromEntries(shape) as z.ZodRawShape;
}

const AYANAMSA_VALUE = refusal("ayanamsa_value", { values: SETTINGS.ayanamsa.join(", ") });
const DEGREES_RANGE = refusal("ayanamsa_degrees_range");

export const settingsRequestSchema = requestOf(SETTINGS, "Settings", {
  preset: z.enum(PRESET_IDS, { error: oneOf("preset", PRESET_IDS) }),
  /** A name, or the ayanamsa itself in degrees at the instant of birth. */
  ayanamsa: z.union([z.enum(SETTINGS.ayanamsa), z.number().min(-180, AYANAMSA_VALUE).max(180, AYANAMSA_VALUE)], {
    error: AYANAMSA_VALUE,
  }),
  /** The value for `ayanamsa: "custom"`, degrees at the instant of birth. */
  ayanamsa_degrees: z.number({ error: DEGREES_RANGE }).min(-180, DEGREES_RANGE).max(180, DEGREES_RANGE),
}) as unknown as z.ZodType<SettingsRequest, SettingsRequest>;

/** The settings a kundli was made with, and what they came to at birth. */
export const settingsEchoSchema = z.object({
  preset: z.enum(PRESET_IDS),
  ...(echoOf(SETTINGS) as { readonly [Key in keyof Choices]: z.ZodType<Choices[Key]> }),
  /** Referred to the true equinox of date: what is subtracted from the apparent tropical longitude. */
  ayanamsa_degrees: z.number(),
  /** Referred to the mean equinox: what almanacs and Jagannatha Hora display. */
  ayanamsa_mean_degrees: z.number(),
  ephemeris: z.string(),
});
