/** Hours west of Greenwich of the zone names that Astrolog accepts (its documentation, "Time Zones"); those of summer time have it included. */
export const ASTROLOG_ZONES: Readonly<Record<string, number>> = {
  HST: 10, HT: 10, H: 10, CAT: 10, AHS: 10, HDT: 9, AHD: 9, YST: 9, YT: 9, Y: 9, YDT: 8,
  PST: 8, PT: 8, P: 8, PDT: 7, PWT: 7, MST: 7, MT: 7, M: 7, MDT: 6, MWT: 6,
  CST: 6, CT: 6, C: 6, CDT: 5, CWT: 5, EST: 5, ET: 5, E: 5, EDT: 4, EWT: 4,
  AST: 4, AT: 4, A: 4, ADT: 3, AWT: 3, BST: 3, BT: 3, B: 3, BDT: 2, WAT: 1,
  GMT: 0, GT: 0, G: 0, UTC: 0, UT: 0, U: 0, WET: 0, CET: -1, EET: -2, UZ3: -4, UZ4: -5,
  IST: -5.5, IT: -5.5, I: -5.5, UZ5: -6, NST: -6.5, SST: -7, CCT: -8, JST: -9, JT: -9, J: -9,
  SAS: -9.5, GST: -10, UZ1: -11, NZT: -12, ZT: -12, Z: -12, IDL: -12,
}; // prettier-ignore
