import type { LocalizedText } from "../../fact.ts";

/** Sentences about two saved charts; every claim names its chart. */
export const PAIR_PHRASES = {
  total: {
    en: "By the common table of eight kootas, {girl} and {boy} have {total} of {max} points. The points compare two Moons; they cannot say whether two people will be happy together.",
    hi: "आठ कूटों की प्रचलित सारणी से {girl} और {boy} के {max} में से {total} अंक हैं। ये अंक दो चंद्रों की तुलना हैं; दो लोग साथ सुखी रहेंगे या नहीं, यह ये नहीं बता सकते।",
    hg: "Aath kooton ki prachalit table se {girl} aur {boy} ke {max} mein se {total} ank hain. Yeh ank do Moon ki tulna hain; do log saath sukhi rahenge ya nahi, yeh ye nahi bata sakte.",
  },
  strong: {
    en: "Full points: {kootas}.",
    hi: "पूरे अंक: {kootas}।",
    hg: "Poore ank: {kootas}.",
  },
  weak: {
    en: "Where the two differ, the table looks for friction:",
    hi: "जहाँ दोनों अलग हैं, वहाँ सारणी खींचतान देखती है:",
    hg: "Jahan dono alag hain, wahan table kheenchtaan dekhti hai:",
  },
  nothingWeak: {
    en: "No koota has less than half of its points, so these tables name no point of friction.",
    hi: "किसी कूट के आधे से कम अंक नहीं हैं, इसलिए ये सारणियाँ खींचतान की कोई बात नहीं बतातीं।",
    hg: "Kisi koot ke aadhe se kam ank nahi hain, isliye yeh tables kheenchtaan ki koi baat nahi batati.",
  },
  families: {
    en: "{koota} ({sense}): {girl} is {hers}, {boy} is {his}, {score} of {max}.",
    hi: "{koota} ({sense}): {girl} {hers}, {boy} {his}, {max} में से {score}।",
    hg: "{koota} ({sense}): {girl} {hers}, {boy} {his}, {max} mein se {score}.",
  },
  counts: {
    en: "{koota} ({sense}): counted from {girl} to {boy} {hers}, and back {his}, {score} of {max}.",
    hi: "{koota} ({sense}): {girl} से {boy} तक गिनती {hers}, लौटकर {his}, {max} में से {score}।",
    hg: "{koota} ({sense}): {girl} se {boy} tak ginti {hers}, lautkar {his}, {max} mein se {score}.",
  },
  exception: {
    en: "Some set the fault of {koota} aside: {rule}; for them it is {total}.",
    hi: "कुछ लोग {koota} का दोष नहीं मानते: {rule}; उनके लिए योग {total} है।",
    hg: "Kuch log {koota} ka dosh nahi maante: {rule}; unke liye yog {total} hai.",
  },
  mangalYes: {
    en: "{name} has mangal dosha from the lagna: Mars is in house {house}.",
    hi: "{name} की कुंडली में लग्न से मंगल दोष है: मंगल भाव {house} में है।",
    hg: "{name} ki kundli mein lagna se mangal dosh hai: Mangal bhav {house} mein hai.",
  },
  mangalNo: {
    en: "{name} has no mangal dosha from the lagna: Mars is in house {house}.",
    hi: "{name} की कुंडली में लग्न से मंगल दोष नहीं है: मंगल भाव {house} में है।",
    hg: "{name} ki kundli mein lagna se mangal dosh nahi hai: Mangal bhav {house} mein hai.",
  },
} as const satisfies Readonly<Record<string, LocalizedText>>;
export type PairPhrase = keyof typeof PAIR_PHRASES;
