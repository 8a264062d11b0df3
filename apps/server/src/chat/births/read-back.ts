import type { AnswerLanguage } from "@lagna/astrologer";
import { describeBirth } from "../../typed-births/describe-birth.ts";
import { BIRTH_TALK_TEXTS } from "./birth-talk-texts.data.ts";
import { type BirthQuestion, type ConversationBirths, namePerson, type ReadBirthOf } from "./conversation-births.ts";
import type { BirthReply } from "./birth-talk.ts";

export type AwaitedConfirmation = BirthQuestion & { readonly kind: "confirm" };

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** All births that a yes confirms. */
export const listAwaited = (awaiting: AwaitedConfirmation): readonly ReadBirthOf[] => [
  awaiting,
  ...(awaiting.beside?.ready ?? []),
];

/** Who a birth that is read back belongs to: "Your wife", "Your birth"; null if nothing is known but the birth. */
function nameOwner(asked: ReadBirthOf, language: AnswerLanguage): string | null {
  const { name, isOwn, relation, role } = asked;
  if (name === null && isOwn) return BIRTH_TALK_TEXTS.your_birth[language];
  if (name !== null || relation !== null) return namePerson(asked, language);
  return role ? BIRTH_TALK_TEXTS.birth_of[language].replace("{who}", () => namePerson(asked, language)) : null;
}

/** How births were read, and what is said of those at night. */
function describeAwaited(
  awaiting: AwaitedConfirmation,
  language: AnswerLanguage,
  wording: "read_back" | "read_back_several" | "read_as",
): readonly string[] {
  const all = listAwaited(awaiting).map((one) => {
    const { line, night } = describeBirth(one.birth, language);
    const owner = nameOwner(one, language);
    const head = owner === null ? "" : `${capitalize(owner)}: `;
    return { line: `${head}${line}`, head, night };
  });
  const isOne = all.length === 1;
  const lines = all.map(({ line }) => line).join("; ");
  const nights = all.flatMap(({ head, night }) => (night === null ? [] : [isOne ? night : `${head}${night}`]));
  return [BIRTH_TALK_TEXTS[wording][language].replace(/\{births?\}/u, () => lines), ...nights];
}

/** How births were read whose charts are opened at once, for a question beside them. */
export const describeReadAs = (awaiting: AwaitedConfirmation, language: AnswerLanguage): string =>
  describeAwaited(awaiting, language, "read_as").join(" ");

/** Reads a birth back, to be answered with yes or no; with it the others of the same message. */
export function readBack(
  awaiting: AwaitedConfirmation,
  births: ConversationBirths,
  language: AnswerLanguage,
): BirthReply {
  const wording = listAwaited(awaiting).length === 1 ? "read_back" : "read_back_several";
  return {
    births: { ...births, awaiting },
    language,
    texts: describeAwaited(awaiting, language, wording),
    followUps: [BIRTH_TALK_TEXTS.yes[language], BIRTH_TALK_TEXTS.no[language]],
  };
}
