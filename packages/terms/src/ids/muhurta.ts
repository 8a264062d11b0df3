/** What a time can be searched for. */
export const MUHURTA_ACTIVITY_IDS = [
  "vivaha",
  "griha_pravesha",
  "namakarana",
  "annaprashana",
  "vidyarambha",
  "upanayana",
  "vehicle",
  "travel",
  "business",
  "surgery",
  "property",
] as const;
export type MuhurtaActivityId = (typeof MUHURTA_ACTIVITY_IDS)[number];
