/** The names of the houses, starting with the first. */
export const BHAVAS = [
  "tanu",
  "dhana",
  "sahaja",
  "bandhu",
  "putra",
  "ari",
  "yuvati",
  "randhra",
  "dharma",
  "karma",
  "labha",
  "vyaya",
] as const;
export type Bhava = (typeof BHAVAS)[number];

/** Houses that are judged together. */
export const BHAVA_GROUPS = ["kendra", "trikona", "panaphara", "apoklima", "upachaya", "dusthana", "maraka"] as const;
export type BhavaGroup = (typeof BHAVA_GROUPS)[number];
