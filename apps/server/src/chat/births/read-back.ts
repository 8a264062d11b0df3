import type { AnswerLanguage } from "@lagna/astrologer";
import { describeBirth } from "../../typed-births/describe-birth.ts";
import { BIRTH_TALK_TEXTS } from "./birth-talk-texts.data.ts";
import { type BirthQuestion, type ConversationBirths, namePerson } from "./conversation-births.ts";
import type { BirthReply } from "./birth-talk.ts";

export type AwaitedConfirmation = BirthQuestion & { readonly kind: "confirm" };

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Who a birth that is read back belongs to: "Your wife", "Your birth"; null if nothing is known but the birth. */
function nameOwner(asked: AwaitedConfirmation, language: AnswerLanguage): string | null {
  const { name, isOwn, relation } = asked;
  if (name === null && isOwn) return BIRTH_TALK_TEXTS.your_birth[language];
  return name === null && relation === null ? null : namePerson(asked, language);
}

/** Reads a birth back, to be answered with yes or no. */
export function readBack(
  awaiting: AwaitedConfirmation,
  births: ConversationBirths,
  language: AnswerLanguage,
): BirthReply {
  const { line, night } = describeBirth(awaiting.birth, language);
  const owner = nameOwner(awaiting, language);
  const birth = owner === null ? line : `${capitalize(owner)}: ${line}`;
  const question = BIRTH_TALK_TEXTS.read_back[language].replace("{birth}", () => birth);
  return {
    births: { ...births, awaiting },
    language,
    texts: [question, ...(night === null ? [] : [night])],
    followUps: [BIRTH_TALK_TEXTS.yes[language], BIRTH_TALK_TEXTS.no[language]],
  };
}
