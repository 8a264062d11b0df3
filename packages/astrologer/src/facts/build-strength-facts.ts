import { computeSections, SAPTA_GRAHAS } from "@lagna/jyotish";
import { BALADI_WORDS, COMPOUND_RELATION_WORDS, GRAHAS, RASHIS } from "@lagna/terms";
import type { Fact } from "../fact.ts";
import {
  formatGraha,
  formatHouseHeading,
  formatRashi,
  createLocalizedText,
  composeLocalizedText,
  localizeWord,
} from "../formatting/format-terms.ts";
import { createNatalFact, type FactContext } from "./fact-context.ts";

function buildShadbalaFacts({ view }: FactContext): Fact[] {
  const { grahas } = computeSections(view.nativity, ["shadbala"]).shadbala;
  return SAPTA_GRAHAS.flatMap((id) => {
    const { rupas, required, ratio, rank } = grahas[id];
    if (rupas === null || rank === null) return [];
    const [who, score] = [formatGraha(id), `${rupas.toFixed(2)} / ${required}`];
    return createNatalFact({
      id: `shadbala-${id}`,
      section: "strengths",
      subject: id,
      predicate: "shadbala",
      value: { rupas, required, ratio, rank },
      text: createLocalizedText(
        `${who.en}: shadbala ${score} rupas, rank ${rank} of 7`,
        `${who.hi}: षड्बल ${score} रूप, सात में ${rank} स्थान`,
        `${who.hg}: shadbal ${score} rupa, saat me ${rank} sthan`,
      ),
    });
  });
}

function buildBhavaBalaFacts({ view }: FactContext): Fact[] {
  return computeSections(view.nativity, ["bhava_bala"]).bhava_bala.flatMap(({ rupas, rank }, index) => {
    if (rupas === null || rank === null) return [];
    const house = formatHouseHeading(index + 1);
    return createNatalFact({
      id: `bhavabala-${index + 1}`,
      section: "strengths",
      subject: `house-${index + 1}`,
      predicate: "bhava_bala",
      value: { rupas, rank },
      text: createLocalizedText(
        `${house.en}: bhava bala ${rupas.toFixed(2)} rupas, rank ${rank} of 12`,
        `${house.hi}: भाव बल ${rupas.toFixed(2)} रूप, बारह में ${rank} स्थान`,
        `${house.hg}: bhav bal ${rupas.toFixed(2)} rupa, barah me ${rank} sthan`,
      ),
    });
  });
}

function buildRelationshipFacts({ view }: FactContext): Fact[] {
  const { relationships, avasthas } = computeSections(view.nativity, ["relationships", "avasthas"]);
  const relations = SAPTA_GRAHAS.map((id) => {
    const who = formatGraha(id);
    const text = composeLocalizedText((language) => {
      const others = SAPTA_GRAHAS.flatMap((other) => {
        const relation = relationships[id][other];
        if (relation === undefined) return [];
        return `${formatGraha(other)[language]} ${localizeWord(COMPOUND_RELATION_WORDS[relation])[language].toLowerCase()}`;
      });
      return `${who[language]}: ${others.join(", ")}`;
    });
    const value = { ...relationships[id] };
    return createNatalFact({
      id: `relation-${id}`,
      section: "planets",
      subject: id,
      predicate: "relationship",
      value,
      text,
    });
  });
  const avasthaFacts = GRAHAS.map((id) => {
    const { baladi, jagradadi, deeptadi, lajjitadi } = avasthas[id];
    const [who, ageState] = [formatGraha(id), localizeWord(BALADI_WORDS[baladi])];
    return createNatalFact({
      id: `avastha-${id}`,
      section: "strengths",
      subject: id,
      predicate: "avastha",
      value: { baladi, jagradadi, deeptadi, lajjitadi },
      text: composeLocalizedText((language) => `${who[language]}, ${AVASTHA[language]}: ${ageState[language]}`),
    });
  });
  return [...relations, ...avasthaFacts];
}

const AVASTHA = createLocalizedText("avastha", "अवस्था", "avastha");

function buildBinduFacts({ view }: FactContext): Fact[] {
  const { bhinna, byHouse } = computeSections(view.nativity, ["ashtakavarga"]).ashtakavarga;
  const school = view.nativity.settings.ashtakavarga.tables;
  const sarvaFacts = byHouse.sarva.map((bindus, index) => {
    const { sign } = view.house(index + 1);
    const [house, where] = [formatHouseHeading(index + 1), formatRashi(sign)];
    return createNatalFact({
      id: `sav-${index + 1}`,
      section: "ashtakavarga",
      subject: `house-${index + 1}`,
      predicate: "sarva",
      value: { bindus, sign },
      school,
      text: createLocalizedText(
        `${house.en}, ${where.en}: ${bindus} sarva bindus`,
        `${house.hi}, ${where.hi}: ${bindus} सर्व बिंदु`,
        `${house.hg}, ${where.hg}: ${bindus} sarva bindu`,
      ),
    });
  });
  const bhinnaFacts = SAPTA_GRAHAS.flatMap((id) => {
    return RASHIS.map((sign, index) => {
      const bindus = bhinna[id][index] ?? 0;
      const [who, where] = [formatGraha(id), formatRashi(sign)];
      return createNatalFact({
        id: `bav-${id}-${sign}`,
        section: "ashtakavarga",
        subject: id,
        predicate: "bhinna",
        value: { bindus, sign },
        school,
        text: createLocalizedText(
          `${who.en} in its ashtakavarga, ${where.en}: ${bindus} bindus`,
          `${who.hi} का अष्टकवर्ग, ${where.hi}: ${bindus} बिंदु`,
          `${who.hg} ka ashtakvarg, ${where.hg}: ${bindus} bindu`,
        ),
      });
    });
  });
  return [...sarvaFacts, ...bhinnaFacts];
}

/** Shadbala and bhava bala with their ranks, relationships, avasthas and ashtakavarga bindus. */
export function buildStrengthFacts(context: FactContext): Fact[] {
  return [
    ...buildShadbalaFacts(context),
    ...buildBhavaBalaFacts(context),
    ...buildRelationshipFacts(context),
    ...buildBinduFacts(context),
  ];
}
