import { createLocalizedText } from "../formatting/format-terms.ts";
import type { LocalizedText } from "../fact.ts";

/** How a writer is told of a relative, by the English name of the relation; forms that stand before "की" and "ki" too. */
export const RELATION_NAMES: Readonly<Record<string, LocalizedText>> = {
  wife: createLocalizedText("your wife", "आपकी पत्नी", "aapki patni"),
  husband: createLocalizedText("your husband", "आपके पति", "aapke pati"),
  mother: createLocalizedText("your mother", "आपकी माता", "aapki maa"),
  father: createLocalizedText("your father", "आपके पिता", "aapke pita"),
  son: createLocalizedText("your son", "आपके बेटे", "aapke bete"),
  daughter: createLocalizedText("your daughter", "आपकी बेटी", "aapki beti"),
  brother: createLocalizedText("your brother", "आपके भाई", "aapke bhai"),
  sister: createLocalizedText("your sister", "आपकी बहन", "aapki behen"),
  friend: createLocalizedText("your friend", "आपके मित्र", "aapke dost"),
};
