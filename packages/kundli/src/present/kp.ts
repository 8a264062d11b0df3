import type { KpData, KpNumberData } from "@lagna/contract";
import type { Kp, KpHorary } from "@lagna/jyotish";
import { type Graha, GRAHAS } from "@lagna/terms";

const forGrahas = <Value>(of: (graha: Graha) => Value): Record<Graha, Value> =>
  Object.fromEntries(GRAHAS.map((graha) => [graha, of(graha)])) as Record<Graha, Value>;

function presentLords({
  signLord,
  starLord,
  subLord,
  subSubLord,
  fourthLord,
}: Kp["cusps"][number] | Kp["planets"][Graha]) {
  return {
    sign_lord: signLord,
    star_lord: starLord,
    sub_lord: subLord,
    sub_sub_lord: subSubLord,
    ...(fourthLord && { sub_sub_sub_lord: fourthLord }),
  };
}

const presentLevels = <Value>({
  level1,
  level2,
  level3,
  level4,
}: Readonly<Record<`level${1 | 2 | 3 | 4}`, Value>>) => ({
  level_1: level1,
  level_2: level2,
  level_3: level3,
  level_4: level4,
});

function presentSignificators({ significators: { houses, planets, nodes } }: Kp): KpData["significators"] {
  const presentNode = ({ conjoined, aspecting, starLord, signLord }: (typeof nodes)["rahu"]) => ({
    conjoined,
    aspecting,
    star_lord: starLord,
    sign_lord: signLord,
  });
  return {
    houses: houses.map((each) => ({ house: each.house, ...presentLevels(each) })),
    planets: forGrahas((graha) => presentLevels(planets[graha])),
    nodes: { rahu: presentNode(nodes.rahu), ketu: presentNode(nodes.ketu) },
  };
}

function presentRuling({ ruling }: Kp): KpData["ruling"] {
  const { lagnaStar, lagnaSign, moonStar, moonSign, day, lagnaSub, moonSub, agents, planets } = ruling;
  return {
    lagna_star: lagnaStar,
    lagna_sign: lagnaSign,
    moon_star: moonStar,
    moon_sign: moonSign,
    day,
    lagna_sub: lagnaSub,
    moon_sub: moonSub,
    agents,
    planets,
  };
}

/** The chart of KP. Its longitudes are not rounded, so that one on a boundary stays in the part that begins there. */
export function presentKp(chart: Kp): KpData {
  return {
    cusps: chart.cusps.map((cusp) => ({
      house: cusp.house,
      longitude: cusp.longitude,
      sign: cusp.sign,
      ...presentLords(cusp),
    })),
    planets: forGrahas((graha) => {
      const { longitude, sign, house, retrograde, ...lords } = chart.planets[graha];
      return { longitude, sign, ...presentLords({ longitude, sign, house, retrograde, ...lords }), house, retrograde };
    }),
    significators: presentSignificators(chart),
    links: chart.links.map(({ house, subLord, starLord, signified, signifiedByStar }) => ({
      house,
      sub_lord: subLord,
      star_lord: starLord,
      signified: presentLevels(signified),
      signified_by_star: presentLevels(signifiedByStar),
    })),
    ruling: presentRuling(chart),
    ayanamsa_degrees: chart.ayanamsaDegrees,
    reliable: chart.fallback === null,
    fallback: chart.fallback,
  };
}

export const presentKpNumber = (row: KpHorary["number"]): KpNumberData => ({
  number: row.number,
  start: row.start,
  end: row.end,
  sign: row.sign,
  sign_lord: row.signLord,
  star_lord: row.starLord,
  sub_lord: row.subLord,
});
