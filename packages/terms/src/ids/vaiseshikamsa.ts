/** The groups of vargas that are weighed together (BPHS 6, 7). */
export const VARGA_GROUPS = ["shadvarga", "saptavarga", "dasavarga", "shodasavarga"] as const;
export type VargaGroup = (typeof VARGA_GROUPS)[number];

/** What a graha in two, three, … good vargas of a group is said to be in (BPHS 6). */
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
/** All of them; those of six vargas are the first of those of seven. */
export const VAISESHIKAMSA_IDS = [
  ...VAISESHIKAMSAS.saptavarga,
  ...VAISESHIKAMSAS.dasavarga,
  ...VAISESHIKAMSAS.shodasavarga,
] as const satisfies readonly Vaiseshikamsa[];
