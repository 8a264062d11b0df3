import type { LocalizedText } from "@lagna/terms";
import { MONTHLY_NAMES } from "./monthly-names.data.ts";
import { YEARLY_NAMES } from "./yearly-names.data.ts";

/** The name of every festival and vrata by its id. */
export const FESTIVAL_NAMES: Readonly<Record<string, LocalizedText>> = { ...YEARLY_NAMES, ...MONTHLY_NAMES };
