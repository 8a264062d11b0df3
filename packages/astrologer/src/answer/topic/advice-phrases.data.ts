import texts from "../../../texts/phrases/advice-phrases.json" with { type: "json" };
import { type Graha, GRAHAS } from "@lagna/terms";
import type { PhraseVariants } from "../../knowledge/knowledge-row.ts";
import type { Topic } from "../../topic-judgment/topics.data.ts";

/** One thing a person can do about a topic; free, small and safe. */
export const TOPIC_ADVICE: Readonly<Record<Topic, PhraseVariants>> = texts.topic_advice;

/** Grahas whose advice suits a topic: a user whose engagement broke must not be told to do the dull part first. */
export const GRAHA_SUITS: Readonly<Record<Topic, readonly Graha[]>> = {
  career: GRAHAS.filter((graha) => graha !== "venus"),
  love: ["venus", "moon", "ketu"],
  wealth: ["mercury", "jupiter", "saturn", "rahu"],
  health: [],
  education: ["mercury", "saturn", "ketu"],
  children: ["moon", "jupiter", "venus"],
  home: ["mercury", "jupiter", "rahu"],
  travel: ["mercury", "jupiter", "saturn", "rahu"],
  spiritual: ["saturn", "ketu"],
  personality: GRAHAS,
};

/** Advice for the graha that weakens a topic. */
export const GRAHA_ADVICE: Readonly<Record<Graha, PhraseVariants>> = texts.graha_advice;
