import { z } from "zod";
import { type Inbound, type InboundContent, nameIn } from "../inbound.ts";
import type { ToldState } from "../repository.ts";

/**
 * What Meta posts to a webhook (WhatsApp Business Platform, `messages` field). Only what is read here is described; anything else may stand
 * beside it, and a piece that reads otherwise is passed over, never the whole: what is refused is delivered again for days.
 */
const contactSchema = z.object({
  wa_id: z.string().optional(),
  /** Business-scoped: the same for one person and one business, and there also where the number is not told. */
  user_id: z.string().optional(),
  profile: z.object({ name: z.string().optional() }).optional(),
});
const replySchema = z.object({
  title: z.string(),
  /** The whole of what a row of a list says, where its title is cut. */
  description: z.string().optional(),
});
/** What was written under it: nobody looks at the rest. */
const mediaSchema = z.object({ caption: z.string().optional() }).optional();
const messageSchema = z.object({
  id: z.string().min(1),
  from: z.string().optional(),
  from_user_id: z.string().optional(),
  /** Seconds since 1970. */
  timestamp: z.string().regex(/^\d{1,11}$/),
  type: z.string(),
  text: z.object({ body: z.string() }).optional(),
  image: mediaSchema,
  video: mediaSchema,
  document: mediaSchema,
  button: z.object({ text: z.string() }).optional(),
  interactive: z.object({ button_reply: replySchema.optional(), list_reply: replySchema.optional() }).optional(),
});
const statusSchema = z.object({
  id: z.string().min(1),
  status: z.enum(["delivered", "read", "failed"]),
  errors: z.array(z.object({ code: z.number() })).optional(),
});
const valueSchema = z.object({
  metadata: z.object({ phone_number_id: z.string() }),
  contacts: z.array(z.unknown()).optional(),
  messages: z.array(z.unknown()).optional(),
  statuses: z.array(z.unknown()).optional(),
});
const notificationSchema = z.object({
  entry: z.array(z.object({ changes: z.array(z.object({ field: z.string(), value: z.unknown() })) })),
});

type Contact = z.infer<typeof contactSchema>;
type Message = z.infer<typeof messageSchema>;

export interface Notification {
  readonly messages: readonly Inbound[];
  readonly statuses: readonly ToldState[];
}

/** Those that read as they should. */
function readable<Schema extends z.ZodType>(schema: Schema, list: readonly unknown[] = []): z.output<Schema>[] {
  return list.flatMap((each) => {
    const read = schema.safeParse(each);
    return read.success ? [read.data] : [];
  });
}

function contentOf({ type, text, image, video, document, button, interactive }: Message): InboundContent | null {
  const reply = interactive?.button_reply ?? interactive?.list_reply;
  const pressed = reply?.description ?? reply?.title ?? button?.text;
  const words = text?.body ?? pressed ?? image?.caption ?? video?.caption ?? document?.caption;
  if (words !== undefined) return { kind: "text", text: words };
  if (type === "image" || type === "sticker") return { kind: "photo" };
  if (type === "audio") return { kind: "voice" };
  // Neither is anything that somebody said.
  return type === "reaction" || type === "system" ? null : { kind: "other" };
}

function inboundOf(message: Message, contacts: readonly Contact[]): Inbound[] {
  const { from, from_user_id } = message;
  const contact =
    contacts.find(
      ({ wa_id, user_id }) =>
        (from !== undefined && wa_id === from) || (from_user_id !== undefined && user_id === from_user_id),
    ) ?? (contacts.length === 1 ? contacts[0] : undefined);
  const scoped = from_user_id ?? contact?.user_id;
  const number = from ?? contact?.wa_id;
  const id = scoped ?? number;
  const content = contentOf(message);
  if (id === undefined || id === "" || content === null) return [];
  const former = scoped !== undefined && number !== undefined ? { formerId: number } : {};
  const sender = { id, ...former, name: nameIn(contact?.profile?.name ?? ""), language: null };
  const sentAt = new Date(Number(message.timestamp) * 1_000).toISOString();
  return [{ channel: "whatsapp", messageId: message.id, from: sender, sentAt, content }];
}

/** What a webhook tells of our own number; nothing for a body that is none of Meta's. */
export function notificationOf(body: unknown, phoneNumberId: string): Notification {
  const read = notificationSchema.safeParse(body);
  const changes = read.success ? read.data.entry.flatMap((entry) => entry.changes) : [];
  const values = readable(
    valueSchema,
    changes.filter(({ field }) => field === "messages").map(({ value }) => value),
  )
    // One application may serve several numbers, and another server another of them.
    .filter(({ metadata }) => metadata.phone_number_id === phoneNumberId);
  return {
    messages: values.flatMap((value) => {
      const contacts = readable(contactSchema, value.contacts);
      return readable(messageSchema, value.messages).flatMap((message) => inboundOf(message, contacts));
    }),
    statuses: values.flatMap(({ statuses }) =>
      readable(statusSchema, statuses).map(({ id, status, errors = [] }) => ({
        providerId: id,
        state: status,
        reason: errors[0] ? `WhatsApp ${errors[0].code}` : "",
      })),
    ),
  };
}
