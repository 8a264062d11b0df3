/**
 * Mean longitudes, for the cheshta kendra.
 *
 * `MODERN_MEAN_LONGITUDES`: of date, tropical, degrees, in powers of Julian centuries from J2000 (J. Meeus,
 * "Astronomical Algorithms", table 31.A, after Bretagnon's VSOP82); the Sun's is the Earth's plus 180°.
 */
export type MeanBody = "sun" | "mars" | "mercury" | "jupiter" | "venus" | "saturn";

export const MODERN_MEAN_LONGITUDES: Readonly<Record<MeanBody, readonly [number, number, number]>> = {
  sun: [280.466457, 36_000.7698278, 0.00030322],
  mars: [355.433, 19_141.6964471, 0.00031052],
  mercury: [252.250906, 149_474.0722491, 0.0003035],
  jupiter: [34.351519, 3_036.3027748, 0.0002233],
  venus: [181.979801, 58_519.2130302, 0.00031014],
  saturn: [50.077444, 1_223.5110686, 0.00051908],
};

/**
 * B.V. Raman's tables, "Graha and Bhava Balas": sidereal in his own zodiac, degrees at the epoch and per day, and a
 * correction that changes by year. Used unchanged with the longitudes of any ayanamsa.
 */
export const RAMAN_MEAN_LONGITUDES: Readonly<
  Record<
    MeanBody,
    { readonly epoch: number; readonly daily: number; readonly correction: number; readonly yearly: number }
  >
> = {
  sun: { epoch: 257.4568, daily: 0.985_602_65, correction: 0, yearly: 0 },
  mars: { epoch: 270.22, daily: 0.524_019, correction: 0, yearly: 0 },
  mercury: { epoch: 164, daily: 4.092_318, correction: 6.67, yearly: -0.00133 },
  jupiter: { epoch: 220.04, daily: 0.083_096, correction: -3.3, yearly: -0.0067 },
  venus: { epoch: 328.51, daily: 1.602_146, correction: -5, yearly: -0.0001 },
  saturn: { epoch: 236.74, daily: 0.033_439, correction: 5, yearly: 0.001 },
};

/** 0 h of 1 January 1900 on the meridian of Ujjain as defined by Raman, 76° east. */
export const RAMAN_EPOCH_JD = 2_415_020.5 - 76 / 360;
