import { z } from "zod";
import { type InboundMessage, type InboundContent, cleanName } from "../inbound-message.ts";
import type { DeliveryUpdate } from "../repository.ts";

/**
 * Meta's webhook notifications (WhatsApp Business Platform, `messages` field). The schemas describe only the fields used here; others are
 * ignored. Invalid parts are skipped and the rest is processed, since Meta would deliver a refused notification again for days.
 */
const contactSchema = z.object({
  wa_id: z.string().optional(),
  /** Business-scoped: stable for a person and a business, and present even if the number is not. */
  user_id: z.string().optional(),
  profile: z.object({ name: z.string().optional() }).optional(),
});
const replySchema = z.object({
  title: z.string(),
  /** The full text of a list row whose title is truncated. */
  description: z.string().optional(),
});
/** Only the caption of media is used. */
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

export interface WebhookNotification {
  readonly messages: readonly InboundMessage[];
  readonly statuses: readonly DeliveryUpdate[];
}

/** The items that match the schema. */
function parseValidItems<Schema extends z.ZodType>(schema: Schema, list: readonly unknown[] = []): z.output<Schema>[] {
  return list.flatMap((each) => {
    const parsed = schema.safeParse(each);
    return parsed.success ? [parsed.data] : [];
  });
}

function readContent({ type, text, image, video, document, button, interactive }: Message): InboundContent | null {
  const reply = interactive?.button_reply ?? interactive?.list_reply;
  const pressed = reply?.description ?? reply?.title ?? button?.text;
  const content = text?.body ?? pressed ?? image?.caption ?? video?.caption ?? document?.caption;
  if (content !== undefined) return { kind: "text", text: content };
  if (type === "image" || type === "sticker") return { kind: "photo" };
  if (type === "audio") return { kind: "voice" };
  // Reactions and system messages are not messages of the person.
  return type === "reaction" || type === "system" ? null : { kind: "other" };
}

function toInboundMessages(message: Message, contacts: readonly Contact[]): InboundMessage[] {
  const { from, from_user_id } = message;
  const contact =
    contacts.find(
      ({ wa_id, user_id }) =>
        (from !== undefined && wa_id === from) || (from_user_id !== undefined && user_id === from_user_id),
    ) ?? (contacts.length === 1 ? contacts[0] : undefined);
  const scopedId = from_user_id ?? contact?.user_id;
  const number = from ?? contact?.wa_id;
  const id = scopedId ?? number;
  const content = readContent(message);
  if (id === undefined || id === "" || content === null) return [];
  const former = scopedId !== undefined && number !== undefined ? { formerId: number } : {};
  const sender = { id, ...former, name: cleanName(contact?.profile?.name ?? ""), language: null };
  const sentAt = new Date(Number(message.timestamp) * 1_000).toISOString();
  return [{ channel: "whatsapp", messageId: message.id, from: sender, sentAt, content }];
}

/** Parses the parts of a notification about our own number; empty for a body that is not Meta's. */
export function parseNotification(body: unknown, phoneNumberId: string): WebhookNotification {
  const parsed = notificationSchema.safeParse(body);
  const changes = parsed.success ? parsed.data.entry.flatMap((entry) => entry.changes) : [];
  const values = parseValidItems(
    valueSchema,
    changes.filter(({ field }) => field === "messages").map(({ value }) => value),
  )
    // One app may have several numbers, served by different servers.
    .filter(({ metadata }) => metadata.phone_number_id === phoneNumberId);
  return {
    messages: values.flatMap((value) => {
      const contacts = parseValidItems(contactSchema, value.contacts);
      return parseValidItems(messageSchema, value.messages).flatMap((message) => toInboundMessages(message, contacts));
    }),
    statuses: values.flatMap(({ statuses }) =>
      parseValidItems(statusSchema, statuses).map(({ id, status, errors = [] }) => ({
        providerId: id,
        state: status,
        reason: errors[0] ? `WhatsApp ${errors[0].code}` : "",
      })),
    ),
  };
}
