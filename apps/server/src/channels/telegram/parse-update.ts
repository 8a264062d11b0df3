import { z } from "zod";
import { type InboundMessage, type InboundContent, cleanName } from "../inbound-message.ts";

/**
 * Telegram's `Update` (Bot API). The schemas describe only the fields used here; others are ignored. Updates that do not match are skipped
 * and not refused, since Telegram would deliver a refused one again for a day.
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
  /** Time of the latest edit. */
  edit_date: z.number().int().positive().optional(),
  text: z.string().optional(),
  /** Caption of a picture or file. */
  caption: z.string().optional(),
});
const pressSchema = z.object({
  id: z.string(),
  from: userSchema,
  /** Identifies the button. */
  data: z.string().optional(),
  /** The message with the button; for an old one Telegram sends the chat only. */
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
type ButtonPress = z.infer<typeof pressSchema>;

/** The kinds of updates requested from Telegram. */
export const UPDATE_KINDS = ["message", "edited_message", "callback_query"] as const;

export interface ParsedUpdate {
  /** Null if the update is not a private message to the bot. */
  readonly inbound: InboundMessage | null;
  /** Id of a button press, which has to be acknowledged. */
  readonly pressId: string | null;
}

const EMPTY_UPDATE: ParsedUpdate = { inbound: null, pressId: null };

const CONTENT_KINDS: readonly (readonly [string, InboundContent["kind"]])[] = [
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

const readText = ({ text, caption }: Message): string | undefined => text ?? caption;

/** Null for service messages of the app. */
function readContent(message: Message, raw: object): InboundContent | null {
  const text = readText(message);
  if (text !== undefined) return { kind: "text", text };
  const [, kind] = CONTENT_KINDS.find(([key]) => key in raw) ?? [];
  return kind === undefined || kind === "text" ? null : { kind };
}

/** A button press counts as a message with the button's label. */
function readPressedText({ data, message }: ButtonPress): InboundContent {
  const buttons = message.reply_markup?.inline_keyboard.flat() ?? [];
  const button = buttons.find(({ callback_data }) => callback_data !== undefined && callback_data === data);
  return button ? { kind: "text", text: button.text } : { kind: "other" };
}

const readSender = ({ id, first_name = "", last_name = "", language_code }: z.infer<typeof userSchema>) => ({
  id: String(id),
  name: cleanName(`${first_name} ${last_name}`),
  language: language_code ?? null,
});

/** Whole seconds, as in messages; used for button presses, which have no time of their own. */
const toWholeSecond = (ms: number): string => new Date(Math.floor(ms / 1_000) * 1_000).toISOString();

type MessageHead = Pick<InboundMessage, "channel" | "messageId" | "sequence">;

/** Bots can be added to groups, but this one only answers in private chats. */
const isPrivate = ({ chat }: Pick<Message, "chat">): boolean => chat.type === "private";

function parsePress(raw: unknown, head: MessageHead, now: Date): ParsedUpdate | null {
  const press = pressSchema.safeParse(raw);
  if (!press.success) return null;
  const { id: pressId, from, message } = press.data;
  if (!isPrivate(message)) return { inbound: null, pressId };
  const content = readPressedText(press.data);
  return { inbound: { ...head, from: readSender(from), sentAt: toWholeSecond(now.getTime()), content }, pressId };
}

function parseMessage(raw: unknown, head: MessageHead): InboundMessage | null {
  const message = messageSchema.safeParse(raw);
  if (!message.success || !isPrivate(message.data)) return null;
  const content = readContent(message.data, raw as object);
  const { from, date } = message.data;
  return content && { ...head, from: readSender(from), sentAt: toWholeSecond(date * 1_000), content };
}

/** An edited text counts as a new message; other edits, such as updates of a live location, are ignored. */
function parseEditedMessage(raw: unknown, head: MessageHead): InboundMessage | null {
  const message = messageSchema.safeParse(raw);
  if (!message.success || readText(message.data) === undefined) return null;
  const { date, edit_date = date } = message.data;
  return parseMessage({ ...message.data, date: edit_date }, head);
}

/** Converts an update to the common format of all channels. @param now when it was received */
export function parseUpdate(raw: unknown, now: Date): ParsedUpdate {
  const update = updateSchema.safeParse(raw);
  if (!update.success) return EMPTY_UPDATE;
  const { update_id: sequence, message, edited_message, callback_query } = update.data;
  const head = { channel: "telegram", messageId: String(sequence), sequence } as const;
  return (
    parsePress(callback_query, head, now) ?? {
      inbound: parseMessage(message, head) ?? parseEditedMessage(edited_message, head),
      pressId: null,
    }
  );
}
