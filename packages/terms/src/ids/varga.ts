/** The divisional charts in order of their number of parts. */
export const VARGAS = [
  "D1",
  "D2",
  "D3",
  "D4",
  "D5",
  "D6",
  "D7",
  "D8",
  "D9",
  "D10",
  "D11",
  "D12",
  "D16",
  "D20",
  "D24",
  "D27",
  "D30",
  "D40",
  "D45",
  "D60",
] as const;
export type VargaId = (typeof VARGAS)[number];

/** The largest number of parts of a varga. */
export const MAX_VARGA_PARTS = 300;

/** How the parts of a division into any number of parts are counted; the first is the default. */
export const VARGA_METHODS = [
  "parivritti_cyclic",
  "parivritti_even_reverse",
  "parivritti_alternate",
  "from_aries",
  "from_aries_or_seventh",
  "from_aries_or_ninth",
  "from_aries_or_fifth",
  "from_aries_or_eleventh",
  "from_aries_or_third",
  "from_aries_by_trines",
  "from_aries_by_trines_backward",
  "from_aries_by_kendras",
  "from_aries_by_kendras_backward",
  "from_sign",
  "from_sign_or_seventh",
  "from_sign_or_ninth",
  "from_sign_or_fifth",
  "from_sign_or_eleventh",
  "from_sign_or_third",
  "from_sign_by_trines",
  "from_sign_by_trines_backward",
  "from_sign_by_kendras",
  "from_sign_by_kendras_backward",
  /** The division of a division: D108 is the D12 of the D9. */
  "product",
] as const;
export type VargaMethod = (typeof VARGA_METHODS)[number];
