import type { Gender } from "../ids/gender.ts";
import type { Words } from "../word.ts";

export const GENDER_WORDS: Words<Gender> = {
  male: { en: "Male", hi: "पुरुष" },
  female: { en: "Female", hi: "महिला" },
  other: { en: "Other", hi: "अन्य" },
};
