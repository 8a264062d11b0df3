import { matchWords } from "../../language/match-words.ts";

export const JOINTS = matchWords({
  en: "and|or|in|the|house|[,&+/()→>-]|–",
  hi: "और|व",
  hg: "aur",
});

export const OCCUPANTS = matchWords({
  en: "occupants?|occupied|tenants?|residents?|planets?",
  hi: "ग्रह|निवासी",
  hg: "grahas?|graha|grah",
});

export const POSITION_LABELS = matchWords({
  en: "position|place|placement",
  hi: "स्थिति",
  hg: "sthiti",
});

export const LABELS = matchWords({
  en: "position|placement|placed|dignity|status|state|motion|located|location",
  hi: "स्थिति|अवस्था|गति",
  hg: "sthiti|avastha",
});
