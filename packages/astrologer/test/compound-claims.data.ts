import type { AnswerLanguage } from "../src/index.ts";

/** Sentences with several claims about one or two grahas, by kind and language. Each part occurs first, in the middle and last. */
export const COMPOUND_SENTENCES: Readonly<Record<string, Readonly<Record<AnswerLanguage, readonly string[]>>>> = {
  dignity_house: {
    en: [
      "{P} is {G} in the {H} house.",
      "Your {P} is {G} and sits in the {H} house.",
      "In the {H} house your {P} is {G}.",
      "Your {P} sits in the {H} house, where it is {G}.",
    ],
    hi: ["{P} {H} भाव में {G} है।", "आपका {P} {G} है और {H} भाव में बैठा है।", "{H} भाव में आपका {P} {G} है।"],
    hg: ["{P} {H} bhav me {G} hai.", "Aapka {P} {G} hai aur {H} bhav me baitha hai.", "{H} bhav me aapka {P} {G} hai."],
  },
  sign_house: {
    en: [
      "Your {P} is in {S} in the {H} house.",
      "In the {H} house stands your {P}, in {S}.",
      "In {S}, your {P} occupies the {H} house.",
      "Your {P} sits in the {H} house in {S}.",
    ],
    hi: [
      "आपका {P} {S} राशि में {H} भाव में है।",
      "{H} भाव में आपका {P} {S} राशि में बैठा है।",
      "आपका {P} {H} भाव में {S} राशि में स्थित है।",
    ],
    hg: [
      "Aapka {P} {S} rashi me {H} bhav me hai.",
      "{H} bhav me aapka {P} {S} rashi me baitha hai.",
      "Aapka {P} {H} bhav me {S} rashi me hai.",
    ],
  },
  lord_house: {
    en: [
      "Your {L} lord {P} stands in the {H} house.",
      "{P}, lord of your {L} house, sits in the {H} house.",
      "{P} sits in the {H} house and rules your {L} house.",
      "In the {H} house stands {P}, the lord of the {L} house.",
    ],
    hi: [
      "आपके {L} भाव का स्वामी {P} {H} भाव में बैठा है।",
      "{P} {H} भाव में है और {L} भाव का स्वामी है।",
      "{L:esh} {P} {H} भाव में स्थित है।",
    ],
    hg: [
      "Aapke {L} bhav ka swami {P} {H} bhav me baitha hai.",
      "{P} {H} bhav me hai aur {L} bhav ka swami hai.",
      "{L:esh} {P} {H} bhav me hai.",
    ],
  },
  motion_sign: {
    en: [
      "Your {P} is {R} in {S}.",
      "{P} stands in {S} and is {R}.",
      "In {S} your {P} is {R}.",
      "Your {P} was {R} at birth and stands in {S}.",
    ],
    hi: ["आपका {P} {S} राशि में {R} है।", "{P} {R} है और {S} राशि में बैठा है।", "{S} राशि में आपका {P} {R} है।"],
    hg: [
      "Aapka {P} {S} rashi me {R} hai.",
      "{P} {R} hai aur {S} rashi me baitha hai.",
      "{S} rashi me aapka {P} {R} hai.",
    ],
  },
  company_house: {
    en: [
      "{P} and {Q} are together in the {H} house.",
      "Your {P} sits with {Q} in the {H} house.",
      "In the {H} house your {P} sits with {Q}.",
      "{P} sits in the {H} house together with {Q}.",
    ],
    hi: ["{P} और {Q} {H} भाव में एक साथ हैं।", "आपका {P} {Q} के साथ {H} भाव में बैठा है।", "{H} भाव में {P} {Q} के साथ है।"],
    hg: [
      "{P} aur {Q} {H} bhav me ek saath hain.",
      "Aapka {P} {Q} ke saath {H} bhav me baitha hai.",
      "{H} bhav me {P} {Q} ke saath hai.",
    ],
  },
  dasha_dates: {
    en: [
      "Your {M} mahadasha runs from {D:y} to {E:y}.",
      "From {D:my} to {E:my} runs your {M} mahadasha.",
      "Your {M} mahadasha begins in {D:my} and ends in {E:my}.",
    ],
    hi: [
      "आपकी {M} की महादशा {D:y} से {E:y} तक है।",
      "{D:my} से {E:my} तक आपकी {M} की महादशा चलेगी।",
      "{M} की महादशा {D:my} में शुरू होगी और {E:my} में समाप्त होगी।",
    ],
    hg: [
      "Aapki {M} ki mahadasha {D:y} se {E:y} tak hai.",
      "{D:my} se {E:my} tak aapki {M} ki mahadasha chalegi.",
      "{M} ki mahadasha {D:my} me shuru hogi aur {E:my} me khatam hogi.",
    ],
  },
  dasha_place: {
    en: [
      "Your {N} mahadasha is running, and {N} sits in the {H} house.",
      "In the {H} house sits {N}, and your {N} mahadasha is running.",
      "{N} sits in the {H} house, and its mahadasha is running now.",
    ],
    hi: ["अभी {N} की महादशा चल रही है और {N} {H} भाव में बैठा है।", "{N} {H} भाव में बैठा है और अभी उसकी महादशा चल रही है।"],
    hg: [
      "Abhi {N} ki mahadasha chal rahi hai aur {N} {H} bhav me baitha hai.",
      "{N} {H} bhav me baitha hai aur abhi uski mahadasha chal rahi hai.",
    ],
  },
  star_sign: {
    en: [
      "Your {P} is in {S}, in {T} nakshatra.",
      "Your {P} stands in {T} nakshatra in {S}.",
      "In {S} your {P} stands in {T} nakshatra, in the {H} house.",
    ],
    hi: ["आपका {P} {S} राशि में {T} नक्षत्र में है।", "{T} नक्षत्र में आपका {P} {S} राशि और {H} भाव में है।"],
    hg: ["Aapka {P} {S} rashi me {T} nakshatra me hai.", "{T} nakshatra me aapka {P} {S} rashi aur {H} bhav me hai."],
  },
  dignity_sign_house: {
    en: [
      "Your {P}, {G}, stands in the {H} house in {S}.",
      "{P} stands in {S} in the {H} house and is {G}.",
      "In the {H} house your {P} is {G} in {S}.",
    ],
    hi: ["आपका {P} {S} राशि में {G} होकर {H} भाव में बैठा है।", "{H} भाव में {P} {S} राशि में है और {G} है।"],
    hg: ["Aapka {P} {S} rashi me {G} hokar {H} bhav me baitha hai.", "{H} bhav me {P} {S} rashi me hai aur {G} hai."],
  },
  house_aspect: {
    en: [
      "{P} sits in the {H} house and aspects the {J} house.",
      "From the {H} house your {P} aspects the {J} house.",
      "Your {P} aspects the {J} house from the {H} house.",
    ],
    hi: ["{P} {H} भाव में बैठकर {J} भाव को देखता है।", "{H} भाव में बैठा {P} {J} भाव पर दृष्टि डालता है।"],
    hg: ["{P} {H} bhav me baithkar {J} bhav ko dekhta hai.", "{H} bhav me baitha {P} {J} bhav par drishti dalta hai."],
  },
  varga_sign: {
    en: [
      "Your {P} is in {S} in the birth chart and in {Z} in the navamsa.",
      "In the navamsa your {P} is in {Z}, and in the birth chart it is in {S}.",
    ],
    hi: ["आपका {P} जन्म कुंडली में {S} में और नवांश में {Z} में है।"],
    hg: ["Aapka {P} janam kundli me {S} me aur navansh me {Z} me hai."],
  },
  karaka_house: {
    en: ["Your {C} {P} stands in the {H} house.", "{P} stands in the {H} house and is your {C}."],
    hi: ["आपका {C} {P} {H} भाव में है।", "{P} {H} भाव में है और आपका {C} है।"],
    hg: ["Aapka {C} {P} {H} bhav me hai.", "{P} {H} bhav me hai aur aapka {C} hai."],
  },
  two_placed: {
    en: [
      "Your {P} sits in the {H} house and your {Q} in the {J} house.",
      "Your {P} is in {S}, while your {Q} sits in the {J} house.",
      "{P} in the {H} house, {Q} in the {J} house: both serve you well.",
    ],
    hi: ["आपका {P} {H} भाव में और {Q} {J} भाव में है।", "आपका {P} {S} राशि में है जबकि {Q} {J} भाव में बैठा है।"],
    hg: [
      "Aapka {P} {H} bhav me aur {Q} {J} bhav me hai.",
      "Aapka {P} {S} rashi me hai jabki {Q} {J} bhav me baitha hai.",
    ],
  },
  combust_house: {
    en: [
      "Your {P} is {B} in the {H} house.",
      "Your {P} sits in the {H} house and is {B}.",
      "In the {H} house your {P} is {B}.",
    ],
    hi: ["आपका {P} {H} भाव में {B} है।", "{H} भाव में आपका {P} {B} है।"],
    hg: ["Aapka {P} {H} bhav me {B} hai.", "{H} bhav me aapka {P} {B} hai."],
  },
  degree_sign: {
    en: [
      "Your {P} stands at {g} degrees of {S} in the {H} house.",
      "In the {H} house your {P} stands at {g} degrees of {S}.",
    ],
    hi: ["आपका {P} {S} राशि में {g} अंश पर {H} भाव में है।", "{H} भाव में आपका {P} {S} राशि के {g} अंश पर है।"],
    hg: ["Aapka {P} {S} rashi me {g} ansh par {H} bhav me hai.", "{H} bhav me aapka {P} {S} ke {g} ansh par hai."],
  },
  transit_house: {
    en: [
      "{P} is now transiting {S}, your {H} house.",
      "At present {P} transits your {H} house in {S}.",
      "In {S}, your {H} house, {P} is in transit now.",
    ],
    hi: ["अभी {P} गोचर में {S} राशि में आपके {H} भाव में है।", "गोचर में {P} आपके {H} भाव में {S} राशि में चल रहा है।"],
    hg: [
      "Abhi {P} gochar me {S} rashi me aapke {H} bhav me hai.",
      "Gochar me {P} aapke {H} bhav me {S} rashi me chal raha hai.",
    ],
  },
  denied_dignity_house: {
    en: [
      "Your {P} is not {X} in the {H} house.",
      "In the {H} house your {P} is not {X}.",
      "Your {P} sits in the {H} house and is not {X}.",
    ],
    hi: ["आपका {P} {H} भाव में {X} नहीं है।", "{H} भाव में आपका {P} {X} नहीं है।"],
    hg: ["Aapka {P} {H} bhav me {X} nahi hai.", "{H} bhav me aapka {P} {X} nahi hai."],
  },
};
