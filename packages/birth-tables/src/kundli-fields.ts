import type { SavedKundli } from "@lagna/contract";

type ServerKey = "id" | "owner_email" | "version" | "created_at" | "updated_at" | "problems" | "chart";

/** The fields entered by the user, which are sent to be saved. */
export type KundliFields = Omit<SavedKundli, ServerKey>;

/** Initial values of the editor, and of a row without the column. */
export const createEmptyKundliFields = (currentYear: number): KundliFields => ({
  name: "",
  gender: "male",
  year: currentYear,
  month: "",
  day: 1,
  calendar: null,
  hour: 12,
  minute: 0,
  second: 0,
  uncertainty_minutes: null,
  time_unknown: false,
  city: "",
  country: "",
  latitude: null,
  longitude: null,
  time_zone: null,
  utc_offset: null,
  settings: null,
  tags: [],
  notes: "",
  is_self: false,
});
