import { z } from "zod";
import { type Inbound, type InboundContent, nameIn } from "../inbound.ts";

/**
 * What Telegram delivers (Bot API, `Update`). Only what is read here is described; anything else may stand beside it, and what reads
 * otherwise is passed over: what is refused is delivered again for a day.
 */
const userSchema = z.object({
  id: z.number().int(),
  first_name: z.string().optional(),
  last_name: z.string().optional(),
  language_code: z.string().optional(),
});
const chatSchema = z.object({ type: z.string() });
const messageSchema = z.object({
  from: userSchema,
  chat: chatSchema,
  /** Seconds since 1970. */
  date: z.number().int().positive(),
  /** When it was last put right. */
  edit_date: z.number().int().positive().optional(),
  text: z.string().optional(),
  /** Under a picture or a file. */
  caption: z.string().optional(),
});
const pressSchema = z.object({
  id: z.string(),
  from: userSchema,
  /** Which of the buttons. */
  data: z.string().optional(),
  /** What the button stands under; of one that is too old only the chat is told. */
  message: z.object({
    chat: chatSchema,
    reply_markup: z
      .object({
        inline_keyboard: z.array(z.array(z.object({ text: z.string(), callback_data: z.string().optional() }))),
      })
      .optional(),
  }),
});
const updateSchema = z.object({
  update_id: z.number().int(),
  message: z.unknown().optional(),
  edited_message: z.unknown().optional(),
  callback_query: z.unknown().optional(),
});

type Message = z.infer<typeof messageSchema>;
type Press = z.infer<typeof pressSchema>;

/** The kinds of updates that are read here: nothing else is asked for. */
export const UPDATES = ["message", "edited_message", "callback_query"] as const;

export interface ReadUpdate {
  /** Null where nobody said anything to the bot alone. */
  readonly inbound: Inbound | null;
  /** A press on a button, which waits to be told that it was seen. */
  readonly pressId: string | null;
}

const NOTHING: ReadUpdate = { inbound: null, pressId: null };

const CONTENTS: readonly (readonly [string, InboundContent["kind"]])[] = [
  ["photo", "photo"],
  ["sticker", "photo"],
  ["voice", "voice"],
  ["audio", "voice"],
  ["video_note", "voice"],
  ["animation", "other"],
  ["video", "other"],
  ["document", "other"],
  ["contact", "other"],
  ["location", "other"],
  ["poll", "other"],
  ["dice", "other"],
];

const wordsIn = ({ text, caption }: Message): string | undefined => text ?? caption;

/** Null for what the app tells by itself. */
function contentOf(message: Message, given: object): InboundContent | null {
  const text = wordsIn(message);
  if (text !== undefined) return { kind: "text", text };
  const [, kind] = CONTENTS.find(([key]) => key in given) ?? [];
  return kind === undefined || kind === "text" ? null : { kind };
}

/** The words on the button are what is said by it. */
function pressed({ data, message }: Press): InboundContent {
  const buttons = message.reply_markup?.inline_keyboard.flat() ?? [];
  const button = buttons.find(({ callback_data }) => callback_data !== undefined && callback_data === data);
  return button ? { kind: "text", text: button.text } : { kind: "other" };
}

const senderOf = ({ id, first_name = "", last_name = "", language_code }: z.infer<typeof userSchema>) => ({
  id: String(id),
  name: nameIn(`${first_name} ${last_name}`),
  language: language_code ?? null,
});

/** In whole seconds, as messages have it: a press tells no time of its own. */
const secondOf = (ms: number): string => new Date(Math.floor(ms / 1_000) * 1_000).toISOString();

type Head = Pick<Inbound, "channel" | "messageId" | "sequence">;

/** A bot may be taken into groups: it talks to one person at a time. */
const isPrivate = ({ chat }: Pick<Message, "chat">): boolean => chat.type === "private";

function pressIn(given: unknown, head: Head, now: Date): ReadUpdate | null {
  const press = pressSchema.safeParse(given);
  if (!press.success) return null;
  const { id: pressId, from, message } = press.data;
  if (!isPrivate(message)) return { inbound: null, pressId };
  const content = pressed(press.data);
  return { inbound: { ...head, from: senderOf(from), sentAt: secondOf(now.getTime()), content }, pressId };
}

function writtenIn(given: unknown, head: Head): Inbound | null {
  const message = messageSchema.safeParse(given);
  if (!message.success || !isPrivate(message.data)) return null;
  const content = contentOf(message.data, given as object);
  const { from, date } = message.data;
  return content && { ...head, from: senderOf(from), sentAt: secondOf(date * 1_000), content };
}

/** Put right, words are said anew; all else that is edited, as a place that goes on being sent, says nothing. */
function rewrittenIn(given: unknown, head: Head): Inbound | null {
  const message = messageSchema.safeParse(given);
  if (!message.success || wordsIn(message.data) === undefined) return null;
  const { date, edit_date = date } = message.data;
  return writtenIn({ ...message.data, date: edit_date }, head);
}

/** An update in the one form of all channels. @param now when it came in */
export function updateOf(given: unknown, now: Date): ReadUpdate {
  const update = updateSchema.safeParse(given);
  if (!update.success) return NOTHING;
  const { update_id: sequence, message, edited_message, callback_query } = update.data;
  const head = { channel: "telegram", messageId: String(sequence), sequence } as const;
  return (
    pressIn(callback_query, head, now) ?? {
      inbound: writtenIn(message, head) ?? rewrittenIn(edited_message, head),
      pressId: null,
    }
  );
}
