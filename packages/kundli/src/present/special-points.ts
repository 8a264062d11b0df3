import type { KundliData } from "@lagna/contract";
import type { Kundli, ZodiacPoint } from "@lagna/jyotish";
import { SPECIAL_LAGNAS, SPHUTAS, UPAGRAHAS } from "@lagna/terms";
import { toZodiacPointResponse, truncateToSevenDecimals } from "./to-zodiac-point-response.ts";

type Sent<Name extends keyof KundliData> = NonNullable<KundliData[Name]>;
type SentPoint = KundliData["lagna"];

function presentPoints<Id extends string>(
  ids: readonly Id[],
  points: Readonly<Record<Id, ZodiacPoint | null>>,
): Record<Id, SentPoint | null> {
  const sent = {} as Record<Id, SentPoint | null>;
  for (const id of ids) sent[id] = points[id] && toZodiacPointResponse(points[id]);
  return sent;
}

export function presentArudhas(arudhas: Kundli<"arudhas">["arudhas"]): Sent<"arudhas"> {
  const { fromSun, fromMoon, longitudes, ...charts } = arudhas;
  const cut = Object.entries(longitudes).map(([id, longitude]) => [id, truncateToSevenDecimals(longitude)]);
  return {
    ...charts,
    from_sun: fromSun,
    from_moon: fromMoon,
    longitudes: Object.fromEntries(cut) as Sent<"arudhas">["longitudes"],
  };
}

export function presentKarakamsa(karakamsa: Kundli<"karakamsa">["karakamsa"]): Sent<"karakamsa"> {
  const { readIn, ishta, palana, dharma, ...rest } = karakamsa;
  return { ...rest, read_in: readIn, ishta_devata: ishta, palana_devata: palana, dharma_devata: dharma };
}

export function presentArgala(argala: Kundli<"argala">["argala"]): Sent<"argala"> {
  const rows = Object.entries(argala).map(([target, argalas]) => [
    target,
    argalas.map(({ obstructedBy, ...rest }) => ({ ...rest, obstructed_by: obstructedBy })),
  ]);
  return Object.fromEntries(rows) as Sent<"argala">;
}

export function presentSpecialLagnas(lagnas: Kundli<"special_lagnas">["special_lagnas"]): Sent<"special_lagnas"> {
  const { varnadaByHouse, reason } = lagnas;
  return { ...presentPoints(SPECIAL_LAGNAS, lagnas), varnada_by_house: varnadaByHouse, reason };
}

export function presentUpagrahas(upagrahas: Kundli<"upagrahas">["upagrahas"]): Sent<"upagrahas"> {
  return { ...presentPoints(UPAGRAHAS, upagrahas), sensitive: ["mrityu"], reason: upagrahas.reason };
}

export function presentSphutas(sphutas: Kundli<"sphutas">["sphutas"]): Sent<"sphutas"> {
  const { yogiGraha, duplicateYogi, avayogiGraha, reason } = sphutas;
  return {
    ...presentPoints(SPHUTAS, sphutas),
    yogi_graha: yogiGraha,
    duplicate_yogi: duplicateYogi,
    avayogi_graha: avayogiGraha,
    sensitive: ["mrityu"],
    reason,
  };
}

export function presentSpecialDegrees(degrees: Kundli<"special_degrees">["special_degrees"]): Sent<"special_degrees"> {
  const { gandanta, vargottama, pushkaraNavamsa, pushkaraBhaga, dagdhaRashis, mrityuBhaga } = degrees;
  return {
    gandanta: gandanta as Sent<"special_degrees">["gandanta"],
    vargottama,
    pushkara_navamsa: pushkaraNavamsa,
    pushkara_bhaga: pushkaraBhaga,
    dagdha_rashis: dagdhaRashis,
    mrityu_bhaga: { sensitive: true, degrees: mrityuBhaga },
  };
}

export function presentSpecialGrahas({
  brahma,
  rudra,
  maheshvara,
  sthiraKarakas,
  maranaKarakas,
  lattas,
}: Kundli<"special_grahas">["special_grahas"]): NonNullable<KundliData["special_grahas"]> {
  const latta = Object.entries(lattas).map(([graha, { nakshatra, withAbhijit }]) => [
    graha,
    { nakshatra, with_abhijit: withAbhijit },
  ]);
  return {
    longevity: {
      sensitive: true,
      brahma,
      rudra: rudra.graha,
      rudra_sign: rudra.sign,
      trishula: rudra.trishula,
      maheshvara,
    },
    sthira_karakas: sthiraKarakas,
    marana_karaka_sthana: maranaKarakas,
    latta: Object.fromEntries(latta) as NonNullable<KundliData["special_grahas"]>["latta"],
  };
}
