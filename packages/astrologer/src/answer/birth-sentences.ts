import { type Rashi } from "@lagna/terms";
import { localDay } from "../local-calendar.ts";
import { type Fact, type Said } from "../fact.ts";
import { daySaid, rashiSaid, said, tell } from "../words/say.ts";
import { type Teller } from "./fact-teller.ts";

/** What stands behind the colon of a fact's line. */
const named = ({ text }: Fact): Said => tell((tongue) => text[tongue].slice(text[tongue].indexOf(":") + 1).trim());

/** Of the birth, its day and how it is reckoned. */
export const BIRTH_TELLERS: Readonly<Record<string, Teller>> = {
  "birth/date": (value: string) => {
    const born = daySaid(localDay(value));
    return said(`You were born on ${born.en}.`, `आपका जन्म ${born.hi} को हुआ।`, `Aapka janm ${born.hg} ko hua.`);
  },
  "birth/time": (value: string) =>
    said(`Your birth time is ${value}.`, `आपका जन्म समय ${value} है।`, `Aapka janm samay ${value} hai.`),
  "birth/place": (value: string) =>
    said(`Your birth place is ${value}.`, `आपका जन्म स्थान ${value} है।`, `Aapka janm sthan ${value} hai.`),
  "birth/age": (value: number) =>
    said(`You are ${value} years old.`, `आपकी उम्र ${value} वर्ष है।`, `Aapki umar ${value} saal hai.`),
  "birth/sign": (value: Rashi) => {
    const sign = rashiSaid(value);
    return said(
      `In Western astrology your Sun sign is ${sign.en}.`,
      `पाश्चात्य ज्योतिष में आपकी सूर्य राशि ${sign.hi} है।`,
      `Western astrology me aapki sun sign ${sign.hg} hai.`,
    );
  },
  "settings/ayanamsa": (_: string, fact: Fact) => {
    const name = named(fact);
    return said(
      `This chart is reckoned with the ${name.en} ayanamsa.`,
      `इस कुंडली की गणना ${name.hi} अयनांश से हुई है।`,
      `Is kundli ki ganana ${name.hg} ayanansh se hui hai.`,
    );
  },
  "panchanga/tithi": (_: string, fact: Fact) => {
    const name = named(fact);
    return said(
      `You were born on ${name.en} tithi.`,
      `आपकी जन्म तिथि ${name.hi} है।`,
      `Aapki janm tithi ${name.hg} hai.`,
    );
  },
  "panchanga/vara": (_: string, fact: Fact) => {
    const day = named(fact);
    return said(
      `You were born on a ${day.en}, counted from sunrise to sunrise.`,
      `आपका जन्म ${day.hi} को हुआ, दिन सूर्योदय से सूर्योदय तक गिनकर।`,
      `Aapka janm ${day.hg} ko hua, din suryoday se suryoday tak ginkar.`,
    );
  },
  "panchanga/sunrise": (_: string, fact: Fact) => {
    const at = named(fact);
    return said(
      `The Sun rose at ${at.en} on the day of your birth.`,
      `आपके जन्म के दिन सूर्योदय ${at.hi} बजे हुआ।`,
      `Aapke janm ke din suryoday ${at.hg} baje hua.`,
    );
  },
  "panchanga/sunset": (_: string, fact: Fact) => {
    const at = named(fact);
    return said(
      `The Sun set at ${at.en} on the day of your birth.`,
      `आपके जन्म के दिन सूर्यास्त ${at.hi} बजे हुआ।`,
      `Aapke janm ke din suryast ${at.hg} baje hua.`,
    );
  },
};
