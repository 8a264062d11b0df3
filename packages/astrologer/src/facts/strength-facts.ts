import { calculate, SAPTA_GRAHAS } from "@lagna/jyotish";
import { BALADI_WORDS, COMPOUND_RELATION_WORDS, GRAHAS, RASHIS } from "@lagna/terms";
import type { Fact } from "../fact.ts";
import { grahaSaid, houseNamed, rashiSaid, said, tell, wordSaid } from "../words/say.ts";
import { natal, type Ground } from "./ground.ts";

function shadbalaFacts({ view }: Ground): Fact[] {
  const { grahas } = calculate(view.nativity, ["shadbala"]).shadbala;
  return SAPTA_GRAHAS.flatMap((id) => {
    const { rupas, required, ratio, rank } = grahas[id];
    if (rupas === null || rank === null) return [];
    const [who, has] = [grahaSaid(id), `${rupas.toFixed(2)} / ${required}`];
    return natal({
      id: `shadbala-${id}`,
      section: "strengths",
      subject: id,
      predicate: "shadbala",
      value: { rupas, required, ratio, rank },
      text: said(
        `${who.en}: shadbala ${has} rupas, rank ${rank} of 7`,
        `${who.hi}: षड्बल ${has} रूप, सात में ${rank} स्थान`,
        `${who.hg}: shadbal ${has} rupa, saat me ${rank} sthan`,
      ),
    });
  });
}

function bhavaBalaFacts({ view }: Ground): Fact[] {
  return calculate(view.nativity, ["bhava_bala"]).bhava_bala.flatMap(({ rupas, rank }, index) => {
    if (rupas === null || rank === null) return [];
    const house = houseNamed(index + 1);
    return natal({
      id: `bhavabala-${index + 1}`,
      section: "strengths",
      subject: `house-${index + 1}`,
      predicate: "bhava_bala",
      value: { rupas, rank },
      text: said(
        `${house.en}: bhava bala ${rupas.toFixed(2)} rupas, rank ${rank} of 12`,
        `${house.hi}: भाव बल ${rupas.toFixed(2)} रूप, बारह में ${rank} स्थान`,
        `${house.hg}: bhav bal ${rupas.toFixed(2)} rupa, barah me ${rank} sthan`,
      ),
    });
  });
}

function relationshipFacts({ view }: Ground): Fact[] {
  const { relationships, avasthas } = calculate(view.nativity, ["relationships", "avasthas"]);
  const relations = SAPTA_GRAHAS.map((id) => {
    const who = grahaSaid(id);
    const text = tell((tongue) => {
      const others = SAPTA_GRAHAS.flatMap((other) => {
        const relation = relationships[id][other];
        if (relation === undefined) return [];
        return `${grahaSaid(other)[tongue]} ${wordSaid(COMPOUND_RELATION_WORDS[relation])[tongue].toLowerCase()}`;
      });
      return `${who[tongue]}: ${others.join(", ")}`;
    });
    const value = { ...relationships[id] };
    return natal({ id: `relation-${id}`, section: "planets", subject: id, predicate: "relationship", value, text });
  });
  const states = GRAHAS.map((id) => {
    const { baladi, jagradadi, deeptadi, lajjitadi } = avasthas[id];
    const [who, age] = [grahaSaid(id), wordSaid(BALADI_WORDS[baladi])];
    return natal({
      id: `avastha-${id}`,
      section: "strengths",
      subject: id,
      predicate: "avastha",
      value: { baladi, jagradadi, deeptadi, lajjitadi },
      text: tell((tongue) => `${who[tongue]}, ${AVASTHA[tongue]}: ${age[tongue]}`),
    });
  });
  return [...relations, ...states];
}

const AVASTHA = said("avastha", "अवस्था", "avastha");

function binduFacts({ view }: Ground): Fact[] {
  const { bhinna, byHouse } = calculate(view.nativity, ["ashtakavarga"]).ashtakavarga;
  const school = view.nativity.settings.ashtakavarga.tables;
  const sarva = byHouse.sarva.map((bindus, index) => {
    const { sign } = view.house(index + 1);
    const [house, where] = [houseNamed(index + 1), rashiSaid(sign)];
    return natal({
      id: `sav-${index + 1}`,
      section: "ashtakavarga",
      subject: `house-${index + 1}`,
      predicate: "sarva",
      value: { bindus, sign },
      school,
      text: said(
        `${house.en}, ${where.en}: ${bindus} sarva bindus`,
        `${house.hi}, ${where.hi}: ${bindus} सर्व बिंदु`,
        `${house.hg}, ${where.hg}: ${bindus} sarva bindu`,
      ),
    });
  });
  const own = SAPTA_GRAHAS.flatMap((id) => {
    return RASHIS.map((sign, index) => {
      const bindus = bhinna[id][index] ?? 0;
      const [who, where] = [grahaSaid(id), rashiSaid(sign)];
      return natal({
        id: `bav-${id}-${sign}`,
        section: "ashtakavarga",
        subject: id,
        predicate: "bhinna",
        value: { bindus, sign },
        school,
        text: said(
          `${who.en} in its ashtakavarga, ${where.en}: ${bindus} bindus`,
          `${who.hi} का अष्टकवर्ग, ${where.hi}: ${bindus} बिंदु`,
          `${who.hg} ka ashtakvarg, ${where.hg}: ${bindus} bindu`,
        ),
      });
    });
  });
  return [...sarva, ...own];
}

/** Shadbala and bhava bala with their ranks, relationships, ages of the grahas, bindus of the ashtakavarga. */
export function strengthFacts(ground: Ground): Fact[] {
  return [...shadbalaFacts(ground), ...bhavaBalaFacts(ground), ...relationshipFacts(ground), ...binduFacts(ground)];
}
