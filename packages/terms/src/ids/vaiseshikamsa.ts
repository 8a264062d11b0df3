/** The groups of vargas that are evaluated together (BPHS 6, 7). */
export const VARGA_GROUPS = ["shadvarga", "saptavarga", "dasavarga", "shodasavarga"] as const;
export type VargaGroup = (typeof VARGA_GROUPS)[number];

/** The names for a graha in two, three, … good vargas of a group (BPHS 6). */
export const VAISESHIKAMSAS = {
  shadvarga: ["kimsuka", "vyanjana", "chamara", "chatra", "kundala"],
  saptavarga: ["kimsuka", "vyanjana", "chamara", "chatra", "kundala", "mukuta"],
  dasavarga: [
    "parijata",
    "uttama",
    "gopura",
    "simhasana",
    "paravata",
    "devaloka",
    "brahmaloka",
    "airavata",
    "sridhama",
  ],
  shodasavarga: [
    "bhedaka",
    "kusuma",
    "nagapushpa",
    "kanduka",
    "kerala",
    "kalpavriksha",
    "chandanavana",
    "purnachandra",
    "uchchaisrava",
    "dhanvantari",
    "suryakanta",
    "vidruma",
    "sakrasimhasana",
    "goloka",
    "srivallabha",
  ],
} as const satisfies Readonly<Record<VargaGroup, readonly string[]>>;
export type Vaiseshikamsa = (typeof VAISESHIKAMSAS)[VargaGroup][number];
/** All of them; those of six vargas are the first ones of seven. */
export const VAISESHIKAMSA_IDS = [
  ...VAISESHIKAMSAS.saptavarga,
  ...VAISESHIKAMSAS.dasavarga,
  ...VAISESHIKAMSAS.shodasavarga,
] as const satisfies readonly Vaiseshikamsa[];
