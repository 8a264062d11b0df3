import { BIRTH_MESSAGES } from "@lagna/contract";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../lib/i18n/format.ts";

/** Which message says the same as a sentence of the contract. */
const FIELD_OF_SENTENCE = new Map<string, string>([
  ...Object.entries(BIRTH_MESSAGES).map(([field, sentence]) => [sentence, field] as const),
  ["Latitude must be between -90 and 90", "latitude"],
  ["Longitude must be between -180 and 180", "longitude"],
  ["Latitude and longitude go together", "coordinates"],
  ["UTC offset must look like +05:30", "utc_offset"],
]);
const DAY = /^Day must be between 1 and (\d+)$/;

/** The contract's sentences in the reader's language; any other sentence stands as it was sent. */
export function useSentence(): (sentence: string) => string {
  const { t } = useTranslation("kundli");
  const format = useFormat();
  return (sentence) => {
    const field = FIELD_OF_SENTENCE.get(sentence);
    if (field !== undefined) return format.digits(t(`validation.${field}`));
    const lastDay = DAY.exec(sentence)?.[1];
    return lastDay === undefined ? sentence : format.digits(t("validation.dayOfMonth", { last: lastDay }));
  };
}
