import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { PendingQuestion } from "../../../src/channels/repository.ts";
import { gazetteer } from "../../build-test-app.ts";
import type { TestConversation } from "../test-conversation.ts";

/** A message with its expected interpretation; see README.md. */
export interface BirthMessage {
  readonly text: string;
  readonly date: string;
  readonly time: string;
  readonly within: string;
  readonly place: string;
  readonly country: string;
  readonly asks: string;
  readonly name: string;
}

export const SETS = ["first-set", "second-set", "third-set", "fourth-set"] as const;
/** The sender's name in the app. */
export const WRITER = "Asha Rao";

export function readMessages(set: (typeof SETS)[number]): BirthMessage[] {
  const lines = readFileSync(join(import.meta.dirname, `${set}.txt`), "utf8").split("\n");
  return lines.filter(Boolean).map((line) => {
    const [text = "", date = "", time = "", within = "", place = "", country = "", asks = "", name = ""] = line
      .split("|")
      .map((cell) => cell.trim());
    return { text: text.replaceAll("\\n", "\n"), date, time, within, place, country, asks, name };
  });
}

/** The actual interpretation in the table's notation; the place by its coordinates. */
export type ParsedMessage = Omit<BirthMessage, "text" | "place" | "country"> & { readonly at: string };

const twoDigits = (number: number): string => String(number).padStart(2, "0");
const dateOf = ({ year, month, day }: { year: number; month: number; day: number }): string =>
  `${year}-${twoDigits(month)}-${twoDigits(day)}`;
const clockOf = (time: { hour: number; minute: number }): string => `${twoDigits(time.hour)}:${twoDigits(time.minute)}`;
const atOf = ({ latitude, longitude }: { latitude?: number | undefined; longitude?: number | undefined }): string =>
  `${latitude?.toFixed(2)} ${longitude?.toFixed(2)}`;
const NOTHING: ParsedMessage = { date: "", time: "", within: "", at: "", asks: "none", name: "" };

function understoodFrom(awaiting: PendingQuestion | null): ParsedMessage {
  if (awaiting?.kind === "confirm") {
    const { birth } = awaiting;
    const time = birth.time_unknown === true ? "unknown" : clockOf(birth);
    const within = String(birth.uncertainty?.minutes ?? "");
    return { date: dateOf(birth), time, within, at: atOf(birth), asks: "", name: birth.name };
  }
  if (awaiting?.kind !== "details") return NOTHING;
  const { typed } = awaiting;
  const { year, month, day } = typed;
  if (year === null || month === null || day === null) return { ...NOTHING, asks: "date" };
  const isTime = typed.time === null;
  const asks = isTime ? "time" : typed.towns.length > 0 ? "town" : "place";
  const time = typed.time === null ? "" : typed.time === "unknown" ? "unknown" : clockOf(typed.time);
  const at = typed.town === null ? "" : atOf(typed.town);
  return { date: dateOf({ year, month, day }), time, within: "", at, asks, name: typed.name ?? "" };
}

/** The expected interpretation of a message; values the table leaves open are taken from the actual one. */
export async function readExpected(message: BirthMessage, understood: ParsedMessage): Promise<ParsedMessage> {
  const { date, time, place, country, asks } = message;
  if (asks === "none") return NOTHING;
  const found = place === "" ? null : await gazetteer.resolvePlace({ city: place, country });
  if (place !== "" && !found) throw new Error(`${place} is not in the gazetteer`);
  const name = message.name === "" && asks === "" ? WRITER : message.name === "" ? understood.name : message.name;
  const within = message.within === "any" ? understood.within : message.within;
  return { date, time, within, at: found ? atOf(found.place) : "", asks, name };
}

/** Sends a message as the first one of a new sender. */
export async function sendMessage(
  talk: TestConversation,
  { text }: BirthMessage,
  number: number,
): Promise<ParsedMessage> {
  const from = `9199${number}`;
  await talk.hear(from, text, { name: WRITER });
  return understoodFrom((await talk.person(from)).awaiting);
}
