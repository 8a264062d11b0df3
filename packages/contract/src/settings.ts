import {
  PRESET_IDS,
  SETTINGS,
  type Choices,
  type SettingGroup,
  type SettingsRequest,
  type SettingValues,
} from "@lagna/terms";
import { z } from "zod";
import { encodeFieldError } from "./messages/error-messages.ts";

/** The schemas of the settings, derived from their single declaration. */

const toSentenceCase = (key: string): string => key.charAt(0).toUpperCase() + key.slice(1).replaceAll("_", " ");
const describeValues = (key: string, values: SettingValues): string =>
  encodeFieldError("setting_value", { setting: toSentenceCase(key), values: values.join(", ") });

const isList = (declared: SettingValues | SettingGroup): declared is SettingValues => Array.isArray(declared);

function createChoiceSchema(key: string, values: SettingValues): z.ZodType {
  return z.literal([...values], { error: describeValues(key, values) });
}

/** Any of a group's settings may be given, and no others. */
function createRequestSchema(declared: SettingGroup, what: string, more: z.ZodRawShape = {}): z.ZodObject {
  const shape = Object.entries(declared).map(([key, inner]) => [
    key,
    isList(inner) ? createChoiceSchema(key, inner) : createRequestSchema(inner, toSentenceCase(key)),
  ]);
  return z
    .strictObject(
      { ...(Object.fromEntries(shape) as z.ZodRawShape), ...more },
      {
        error: (issue) =>
          issue.code === "unrecognized_keys"
            ? encodeFieldError("setting_unknown", { settings: issue.keys.join(", ").slice(0, 100) })
            : encodeFieldError("settings_form", { setting: what }),
      },
    )
    .partial();
}

/** The value of every setting. */
function createEchoSchema(declared: SettingGroup): z.ZodRawShape {
  const shape = Object.entries(declared).map(([key, inner]) => [
    key,
    isList(inner) ? z.literal([...inner]) : z.object(createEchoSchema(inner)),
  ]);
  return Object.fromEntries(shape) as z.ZodRawShape;
}

const AYANAMSA_VALUE = encodeFieldError("ayanamsa_value", { values: SETTINGS.ayanamsa.join(", ") });
const DEGREES_RANGE = encodeFieldError("ayanamsa_degrees_range");

export const settingsRequestSchema = createRequestSchema(SETTINGS, "Settings", {
  preset: z.enum(PRESET_IDS, { error: describeValues("preset", PRESET_IDS) }),
  /** A name, or the ayanamsa itself in degrees at the instant of birth. */
  ayanamsa: z.union([z.enum(SETTINGS.ayanamsa), z.number().min(-180, AYANAMSA_VALUE).max(180, AYANAMSA_VALUE)], {
    error: AYANAMSA_VALUE,
  }),
  /** The value for `ayanamsa: "custom"`, degrees at the instant of birth. */
  ayanamsa_degrees: z.number({ error: DEGREES_RANGE }).min(-180, DEGREES_RANGE).max(180, DEGREES_RANGE),
}) as unknown as z.ZodType<SettingsRequest, SettingsRequest>;

/** The settings a kundli was made with, and the resulting values at birth. */
export const settingsEchoSchema = z.object({
  preset: z.enum(PRESET_IDS),
  ...(createEchoSchema(SETTINGS) as { readonly [Key in keyof Choices]: z.ZodType<Choices[Key]> }),
  /** Referred to the true equinox of date: the value subtracted from the apparent tropical longitude. */
  ayanamsa_degrees: z.number(),
  /** Referred to the mean equinox: the value displayed by almanacs and Jagannatha Hora. */
  ayanamsa_mean_degrees: z.number(),
  ephemeris: z.string(),
});
