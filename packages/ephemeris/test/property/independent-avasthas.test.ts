import { computeSections, createNativity, resolveSettings } from "@lagna/jyotish";
import { type Graha, GRAHAS } from "@lagna/terms";
import fc from "fast-check";
import { expect, test, vi } from "vitest";
import {
  findBenefics,
  DEEP_EXALTATION,
  foldTo180,
  computeVargaSign,
  FULL_ASPECTS,
  LORD_BY_SIGN,
  MOOLATRIKONA,
  getNaturalRelation,
  getRequired,
  countPlace,
  getCompoundRelation,
  SAPTA_GRAHA_IDS,
  type SaptaGrahaId,
  computeSign,
  computeSigns,
  normalize360,
} from "../../../jyotish/test/independent-tables.ts";
import { createEdgeBirths, ephemeris } from "./edge-births.ts";
import { countRuns, INDEPENDENT_SHARE } from "../../../../tools/lib/sample.ts";

/** The avasthas and the good vargas, computed independently from the wording of BPHS 6, 7 and 45. */
vi.setConfig({ testTimeout: 120_000 });

/**
 * The degrees of its moolatrikona sign in which a graha is in moolatrikona (BPHS 3.51-54); the degrees before are its
 * exaltation.
 */
const PARTS: Readonly<Record<SaptaGrahaId, readonly [from: number, until: number]>> = {
  sun: [0, 20],
  moon: [3, 30],
  mars: [0, 12],
  mercury: [15, 20],
  jupiter: [0, 10],
  venus: [0, 15],
  saturn: [0, 20],
};

type State = "ex" | "mt" | "own" | "db" | number;

/** Exaltation, moolatrikona, own sign or debilitation if one applies; else the relation to the lord, 2 to -2. */
function stateOf(id: SaptaGrahaId, longitudes: Readonly<Record<Graha, number>>): State {
  const sign = computeSign(longitudes[id]);
  const degree = normalize360(longitudes[id]) - 30 * sign;
  const [from, until] = PARTS[id];
  if (sign === MOOLATRIKONA[id] && degree >= from && degree < until) return "mt";
  if (sign === computeSign(DEEP_EXALTATION[id]) && !(sign === MOOLATRIKONA[id] && degree >= until)) return "ex";
  const lord = getRequired(LORD_BY_SIGN, sign);
  if (lord === id) return "own";
  if (sign === computeSign(DEEP_EXALTATION[id] + 180)) return "db";
  return getCompoundRelation(id, lord, computeSigns(longitudes));
}

const DEEPTADI: Readonly<Record<State, string>> = {
  ex: "dipta",
  mt: "svastha",
  own: "svastha",
  2: "mudita",
  1: "shanta",
  0: "dina",
  [-1]: "duhkhita",
  [-2]: "khala",
  db: "khala",
};

test("by age and by waking, and by brightness", () => {
  fc.assert(
    fc.property(createEdgeBirths(), fc.boolean(), (born, dignityFirst) => {
      const order = dignityFirst ? "dignity_first" : "combust_first";
      const nativity = createNativity(ephemeris, born.birth, resolveSettings({ avasthas: { deeptadi: order } }));
      const { avasthas } = computeSections(nativity, ["avasthas"]);
      const { longitudes, chart } = nativity;
      const good = findBenefics(longitudes);
      for (const id of GRAHAS) {
        const { baladi, baladiEffect, jagradadi, deeptadi } = avasthas[id];
        const sign = computeSign(longitudes[id]);
        const fifth = Math.floor((normalize360(longitudes[id]) - 30 * sign) / 6);
        const age = sign % 2 === 0 ? fifth : 4 - fifth;
        expect([baladi, baladiEffect], id).toEqual([
          getRequired(["bala", "kumara", "yuva", "vriddha", "mrita"], age),
          getRequired([1 / 4, 1 / 2, 1, 1 / 8, 0], age),
        ]);
        if (id === "rahu" || id === "ketu") {
          expect([jagradadi, deeptadi]).toEqual([null, []]);
          continue;
        }
        const state = stateOf(id, longitudes);
        const asleep = state === "db" || (typeof state === "number" && state < 0);
        expect(jagradadi, id).toBe(asleep ? "sushupti" : typeof state === "number" ? "svapna" : "jagrat");
        const combust = chart.planets.find((planet) => planet.id === id)?.combust === true;
        const worn = GRAHAS.some(
          (other) => other !== id && computeSign(longitudes[other]) === sign && !good.includes(other),
        );
        const named = combust && !dignityFirst ? ["kopa"] : [DEEPTADI[state], ...(combust ? ["kopa"] : [])];
        expect(deeptadi, id).toEqual([...named, ...(worn ? ["vikala"] : [])]);
      }
    }),
    { numRuns: countRuns(250, INDEPENDENT_SHARE) },
  );
});

/** Surya Siddhanta 9.6-9: the arc from the Sun within which a graha is combust, and that of a retrograde one. */
const LOST: Readonly<Record<Exclude<SaptaGrahaId, "sun">, readonly [direct: number, retrograde: number]>> = {
  moon: [12, 12],
  mars: [17, 17],
  mercury: [14, 12],
  jupiter: [11, 11],
  venus: [10, 8],
  saturn: [15, 15],
};

test("combustion", () => {
  fc.assert(
    fc.property(createEdgeBirths(), ({ chart, longitudes }) => {
      for (const { id, combust, retrograde } of chart.planets) {
        const orbs = Object.hasOwn(LOST, id) ? LOST[id as keyof typeof LOST] : null;
        const orb = orbs === null ? 0 : orbs[retrograde ? 1 : 0];
        expect(combust, id).toBe(orbs !== null && foldTo180(longitudes[id] - longitudes.sun) <= orb);
      }
    }),
    { numRuns: countRuns(250, INDEPENDENT_SHARE) },
  );
});

test("by mood, several at once", () => {
  fc.assert(
    fc.property(createEdgeBirths(), (nativity) => {
      const { avasthas } = computeSections(nativity, ["avasthas"]);
      const { longitudes } = nativity;
      const signs = computeSigns(longitudes);
      const good = findBenefics(longitudes);
      for (const id of SAPTA_GRAHA_IDS) {
        const sign = signs[id];
        const joined = GRAHAS.filter((other) => other !== id && signs[other] === sign);
        // The nodes have no aspects and no friendships.
        const aspecting = SAPTA_GRAHA_IDS.filter(
          (other) => other !== id && FULL_ASPECTS[other].includes(countPlace(signs[other], sign)),
        );
        const met = [...joined, ...aspecting].filter((other): other is SaptaGrahaId =>
          SAPTA_GRAHA_IDS.includes(other as SaptaGrahaId),
        );
        const lord = getRequired(LORD_BY_SIGN, sign);
        const state = stateOf(id, longitudes);
        const others = [...joined, ...aspecting].filter((other) => other !== "sun");
        const holds = {
          lajjita:
            countPlace(signs.lagna, sign) === 5 &&
            joined.some((other) => ["rahu", "ketu", "sun", "saturn", "mars"].includes(other)),
          garvita: state === "ex" || state === "mt",
          kshudhita:
            getNaturalRelation(id, lord) < 0 ||
            met.some((other) => getNaturalRelation(id, other) < 0) ||
            joined.includes("saturn"),
          trushita:
            sign % 4 === 3 &&
            aspecting.some((other) => getNaturalRelation(id, other) < 0) &&
            !aspecting.some((other) => good.includes(other)),
          mudita:
            getNaturalRelation(id, lord) > 0 ||
            met.some((other) => getNaturalRelation(id, other) > 0) ||
            joined.includes("jupiter"),
          kshobhita:
            joined.includes("sun") &&
            others.some(
              (other) =>
                !good.includes(other) ||
                (other in DEEP_EXALTATION && getNaturalRelation(id, other as SaptaGrahaId) < 0),
            ),
        };
        const expected = Object.entries(holds).filter(([, does]) => does);
        expect(avasthas[id].lajjitadi, id).toEqual(expected.map(([name]) => name));
      }
    }),
    { numRuns: countRuns(250, INDEPENDENT_SHARE) },
  );
});

const NAMES: readonly (readonly [name: string, value: number])[] = [
  ["अजय", 1],
  ["कमला", 1],
  ["छाया", 1],
  ["डमरू", 1],
  ["धनञ्जय", 1],
  ["भरत", 1],
  ["वनिता", 1],
  ["इन्दु", 2],
  ["खुशी", 2],
  ["जया", 2],
  ["ढोला", 2],
  ["नलिनी", 2],
  ["मदन", 2],
  ["शिव", 2],
  ["उमा", 3],
  ["गीता", 3],
  ["झलक", 3],
  ["तारा", 3],
  ["पवन", 3],
  ["यश", 3],
  ["षण्मुख", 3],
  ["एकता", 4],
  ["घनश्याम", 4],
  ["टीना", 4],
  ["थान", 4],
  ["फूल", 4],
  ["राम", 4],
  ["सीता", 4],
  ["ओम", 5],
  ["चन्द्र", 5],
  ["ठाकुर", 5],
  ["दीप", 5],
  ["बालक", 5],
  ["लता", 5],
  ["हरि", 5],
];
const DOINGS =
  "sayana upavesana netrapani prakasana gamana agamana sabha agama bhojana nrityalipsa kautuka nidra".split(" ");

test.each(["elapsed", "current"] as const)("by activity, the ghati %s", (ghati) => {
  const named = fc.constantFrom(...NAMES, null);
  fc.assert(
    fc.property(createEdgeBirths(), named, ({ birth }, name) => {
      const person = name === null ? birth : { ...birth, name: name[0] };
      const nativity = createNativity(ephemeris, person, resolveSettings({ avasthas: { ghati } }));
      const { avasthas, panchanga } = computeSections(nativity, ["avasthas", "panchanga"]);
      const { longitudes } = nativity;
      if (panchanga.sunriseJd === null) {
        expect(avasthas.sun.sayanadi).toBeNull();
        return;
      }
      const ghatis = (birth.jd - panchanga.sunriseJd) * 60;
      fc.pre(ghatis >= 0);
      const passed = Math.floor(ghatis) + (ghati === "current" ? 1 : 0);
      const star = (at: number): number => Math.floor((normalize360(at) * 27) / 360) + 1;
      for (const [index, id] of GRAHAS.entries()) {
        const navamsa = Math.floor(((normalize360(longitudes[id]) % 30) * 9) / 30) + 1;
        const sum = star(longitudes[id]) * (index + 1) * navamsa + star(longitudes.moon) + passed;
        const number = (sum + computeSign(longitudes.lagna) + 1) % 12 || 12;
        const addend = getRequired([5, 2, 2, 3, 5, 3, 3, 4, 4], index);
        const rest = name === null ? null : (((number * number + name[1]) % 12) + addend) % 3;
        expect(avasthas[id].sayanadi, id).toEqual({
          state: DOINGS[number - 1],
          cheshta: rest === null ? null : ["vicheshta", "drishti", "cheshta"][rest],
        });
      }
    }),
    { numRuns: countRuns(120, INDEPENDENT_SHARE) },
  );
});

const SCHEMES = {
  shadvarga: { D1: 6, D2: 2, D3: 4, D9: 5, D12: 2, D30: 1 },
  saptavarga: { D1: 5, D2: 2, D3: 3, D7: 2.5, D9: 4.5, D12: 2, D30: 1 },
  dasavarga: { D1: 3, D2: 1.5, D3: 1.5, D7: 1.5, D9: 1.5, D10: 1.5, D12: 1.5, D16: 1.5, D30: 1.5, D60: 5 },
  shodasavarga: {
    D1: 3.5,
    D60: 4,
    D9: 3,
    D16: 2,
    D2: 1,
    D3: 1,
    D30: 1,
    D4: 0.5,
    D7: 0.5,
    D10: 0.5,
    D12: 0.5,
    D20: 0.5,
    D24: 0.5,
    D27: 0.5,
    D40: 0.5,
    D45: 0.5,
  },
} as const;
const SEVEN_NAMES = "kimsuka vyanjana chamara chatra kundala mukuta";
const GOOD_NAMES = {
  shadvarga: SEVEN_NAMES,
  saptavarga: SEVEN_NAMES,
  dasavarga: "parijata uttama gopura simhasana paravata devaloka brahmaloka airavata sridhama",
  shodasavarga:
    "bhedaka kusuma nagapushpa kanduka kerala kalpavriksha chandanavana purnachandra uchchaisrava dhanvantari suryakanta vidruma sakrasimhasana goloka srivallabha",
} as const;

test("vimsopaka and vaiseshikamsa of all four groups", () => {
  fc.assert(
    fc.property(createEdgeBirths(), (nativity) => {
      const { vimsopaka } = computeSections(nativity, ["vimsopaka"]);
      const signs = computeSigns(nativity.longitudes);
      for (const group of ["shadvarga", "saptavarga", "dasavarga", "shodasavarga"] as const) {
        for (const id of SAPTA_GRAHA_IDS) {
          let [score, good] = [0, 0];
          for (const [varga, weight] of Object.entries(SCHEMES[group])) {
            const sign = computeVargaSign(varga as "D1", nativity.longitudes[id]);
            const lord = getRequired(LORD_BY_SIGN, sign);
            const own = lord === id || sign === MOOLATRIKONA[id];
            const exalted = sign === computeSign(DEEP_EXALTATION[id]);
            const vishva =
              own || exalted ? 20 : getRequired([5, 7, 10, 15, 18], getCompoundRelation(id, lord, signs) + 2);
            score += (weight * vishva) / 20;
            // A hora of Cancer or Leo does not count as exaltation.
            if (own || (exalted && varga !== "D2")) good += 1;
          }
          expect(vimsopaka[group][id], `${group} of ${id}`).toEqual({
            score: expect.closeTo(score, 9),
            good,
            name: good < 2 ? null : GOOD_NAMES[group].split(" ")[good - 2],
          });
        }
      }
    }),
    { numRuns: countRuns(100, INDEPENDENT_SHARE) },
  );
});
