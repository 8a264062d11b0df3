import type { Graha } from "@lagna/terms";

/**
 * Degrees from the Sun within which a graha is combust (asta): Surya Siddhanta 9.6-9 and for the Moon 10.1, whose
 * degrees of time are used as degrees of longitude, as is the custom of astrologers. Mercury and Venus have smaller
 * orbs when retrograde, because they are then nearer and brighter. The Sun and the nodes have none.
 */
export const COMBUSTION_ORBS_DEG: Readonly<
  Partial<Record<Graha, { readonly direct: number; readonly retrograde: number }>>
> = {
  moon: { direct: 12, retrograde: 12 },
  mars: { direct: 17, retrograde: 17 },
  mercury: { direct: 14, retrograde: 12 },
  jupiter: { direct: 11, retrograde: 11 },
  venus: { direct: 10, retrograde: 8 },
  saturn: { direct: 15, retrograde: 15 },
};
