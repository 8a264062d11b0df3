import { type Rashi } from "@lagna/terms";
import { parseLocalDay } from "../../time-zone-calendar.ts";
import { type Fact, type LocalizedText } from "../../fact.ts";
import { formatDay, formatRashi, createLocalizedText, composeLocalizedText } from "../../formatting/format-terms.ts";
import { type FactRenderer } from "./fact-renderer-type.ts";

/** The part of a fact's text after the colon. */
const getValueText = ({ text }: Fact): LocalizedText =>
  composeLocalizedText((language) => text[language].slice(text[language].indexOf(":") + 1).trim());

/** Renderers for facts about the birth, its panchanga and the calculation settings. */
export const BIRTH_RENDERERS: Readonly<Record<string, FactRenderer>> = {
  "birth/date": (value: string) => {
    const born = formatDay(parseLocalDay(value));
    return createLocalizedText(
      `You were born on ${born.en}.`,
      `आपका जन्म ${born.hi} को हुआ।`,
      `Aapka janm ${born.hg} ko hua.`,
    );
  },
  "birth/time": (value: string) =>
    createLocalizedText(`Your birth time is ${value}.`, `आपका जन्म समय ${value} है।`, `Aapka janm samay ${value} hai.`),
  "birth/place": (value: string) =>
    createLocalizedText(`Your birth place is ${value}.`, `आपका जन्म स्थान ${value} है।`, `Aapka janm sthan ${value} hai.`),
  "birth/age": (value: number) =>
    createLocalizedText(`You are ${value} years old.`, `आपकी उम्र ${value} वर्ष है।`, `Aapki umar ${value} saal hai.`),
  "birth/sign": (value: Rashi) => {
    const sign = formatRashi(value);
    return createLocalizedText(
      `In Western astrology your Sun sign is ${sign.en}.`,
      `पाश्चात्य ज्योतिष में आपकी सूर्य राशि ${sign.hi} है।`,
      `Western astrology me aapki sun sign ${sign.hg} hai.`,
    );
  },
  "settings/ayanamsa": (_: string, fact: Fact) => {
    const name = getValueText(fact);
    return createLocalizedText(
      `This chart uses the ${name.en} ayanamsa.`,
      `इस कुंडली की गणना ${name.hi} अयनांश से हुई है।`,
      `Is kundli ki ganana ${name.hg} ayanansh se hui hai.`,
    );
  },
  "panchanga/tithi": (_: string, fact: Fact) => {
    const name = getValueText(fact);
    return createLocalizedText(
      `You were born on ${name.en} tithi.`,
      `आपकी जन्म तिथि ${name.hi} है।`,
      `Aapki janm tithi ${name.hg} hai.`,
    );
  },
  "panchanga/vara": (_: string, fact: Fact) => {
    const day = getValueText(fact);
    return createLocalizedText(
      `You were born on a ${day.en}, counted from sunrise to sunrise.`,
      `आपका जन्म ${day.hi} को हुआ, दिन सूर्योदय से सूर्योदय तक गिनकर।`,
      `Aapka janm ${day.hg} ko hua, din suryoday se suryoday tak ginkar.`,
    );
  },
  "panchanga/sunrise": (_: string, fact: Fact) => {
    const at = getValueText(fact);
    return createLocalizedText(
      `The Sun rose at ${at.en} on the day of your birth.`,
      `आपके जन्म के दिन सूर्योदय ${at.hi} बजे हुआ।`,
      `Aapke janm ke din suryoday ${at.hg} baje hua.`,
    );
  },
  "panchanga/sunset": (_: string, fact: Fact) => {
    const at = getValueText(fact);
    return createLocalizedText(
      `The Sun set at ${at.en} on the day of your birth.`,
      `आपके जन्म के दिन सूर्यास्त ${at.hi} बजे हुआ।`,
      `Aapke janm ke din suryast ${at.hg} baje hua.`,
    );
  },
};
