import type { SahamId } from "@lagna/terms";

/** Points of illness and captivity are not shown, as those marked sensitive are not. */
const UNSHOWN_SAHAMS: readonly SahamId[] = ["roga", "bandhana"];

/** The sahams that are shown to people. */
export const listShownSahams = <Saham extends { readonly id: SahamId; readonly sensitive: boolean }>(
  sahams: readonly Saham[],
): readonly Saham[] => sahams.filter(({ id, sensitive }) => !sensitive && !UNSHOWN_SAHAMS.includes(id));
