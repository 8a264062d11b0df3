import type { ReadyMessage } from "../channel-jobs.ts";
import type { MessageTemplate } from "../outbound-message.ts";

/** Limits of the Cloud API, in UTF-16 units. */
const LIMITS = {
  interactiveBody: 1024,
  caption: 1024,
  label: 20,
  buttons: 3,
  listBody: 4096,
  rows: 10,
  rowTitle: 24,
  rowDescription: 72,
} as const;

/**
 * The recipient by number, or by business-scoped id: a country code, a dot, and up to 128 letters and digits ("US.13491208655302741918").
 */
const formatRecipient = (id: string) => (/^\d+$/.test(id) ? { to: id } : { recipient: id });

const formatText = (body: string) => ({ type: "text", text: { preview_url: false, body } });

const hasLengthWithin = (max: number) => (words: string) => words.length <= max;

/** A list row; a choice that is too long for the title is repeated in full in the description. */
function formatRow(choice: string, at: number) {
  if (choice.length <= LIMITS.rowTitle) return { id: `${at}`, title: choice };
  const cut = choice.slice(0, LIMITS.rowTitle - 1).replace(/\s+\S*$/u, "");
  return { id: `${at}`, title: `${cut}…`, description: choice };
}

/** Buttons if all labels fit, else a list: a truncated button would send back the truncated text. */
function formatChoices(body: string, choices: readonly string[], label: string) {
  if (choices.length === 0) return formatText(body);
  if (
    body.length <= LIMITS.interactiveBody &&
    choices.length <= LIMITS.buttons &&
    choices.every(hasLengthWithin(LIMITS.label))
  ) {
    const buttons = choices.map((title, at) => ({ type: "reply", reply: { id: `${at}`, title } }));
    return { type: "interactive", interactive: { type: "button", body: { text: body }, action: { buttons } } };
  }
  const rows = choices.filter(hasLengthWithin(LIMITS.rowDescription)).slice(0, LIMITS.rows).map(formatRow);
  if (rows.length === 0 || body.length > LIMITS.listBody || label === "") return formatText(body);
  const action = { button: label.slice(0, LIMITS.label), sections: [{ rows }] };
  return { type: "interactive", interactive: { type: "list", body: { text: body }, action } };
}

function formatLink({ text: body, label, url }: Extract<ReadyMessage, { kind: "link" }>) {
  if (body.length > LIMITS.interactiveBody || label.length > LIMITS.label) return formatText(`${body}\n\n${url}`);
  const action = { name: "cta_url", parameters: { display_text: label, url } };
  return { type: "interactive", interactive: { type: "cta_url", body: { text: body }, action } };
}

/** The request body of the Cloud API for a message. @param mediaId id of the uploaded picture */
export function formatForWhatsApp(to: string, message: ReadyMessage, mediaId: string | null): object {
  const content =
    message.kind === "text"
      ? formatChoices(message.text, message.choices ?? [], message.choicesLabel ?? "")
      : message.kind === "link"
        ? formatLink(message)
        : { type: "image", image: { id: mediaId, caption: message.caption.slice(0, LIMITS.caption) } };
  return { messaging_product: "whatsapp", recipient_type: "individual", ...formatRecipient(to), ...content };
}

/** Meta refuses parameters with line breaks, tabs or more than four spaces in a row. */
const toParameter = (text: string) => ({ type: "text", text: text.replaceAll(/\s+/gu, " ").trim() });

/** The request body for a message that Meta has approved before, with its variable parts. */
export function formatTemplate(to: string, name: string, { language, parameters }: MessageTemplate): object {
  const components = [{ type: "body", parameters: parameters.map(toParameter) }];
  return {
    messaging_product: "whatsapp",
    recipient_type: "individual",
    ...formatRecipient(to),
    type: "template",
    template: { name, language: { code: language }, components },
  };
}
