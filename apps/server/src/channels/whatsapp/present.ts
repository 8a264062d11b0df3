import type { Ready } from "../work.ts";

/** Limits of the Cloud API, in UTF-16 units. */
const MOST = {
  interactiveBody: 1024,
  caption: 1024,
  label: 20,
  buttons: 3,
  listBody: 4096,
  rows: 10,
  rowTitle: 24,
  rowDescription: 72,
} as const;

/** By number, or by a business-scoped id: two letters of a country, a dot, and up to 128 letters and digits ("US.13491208655302741918"). */
const recipientOf = (id: string) => (/^\d+$/.test(id) ? { to: id } : { recipient: id });

const text = (body: string) => ({ type: "text", text: { preview_url: false, body } });

const fits = (most: number) => (words: string) => words.length <= most;

/** A row with the whole of a choice: under its title, where that had to be cut. */
function rowOf(choice: string, at: number) {
  if (choice.length <= MOST.rowTitle) return { id: `${at}`, title: choice };
  const cut = choice.slice(0, MOST.rowTitle - 1).replace(/\s+\S*$/u, "");
  return { id: `${at}`, title: `${cut}…`, description: choice };
}

/** Buttons where all fit, or else a list: cut ones would come back as other words than were meant. */
function withChoices(body: string, choices: readonly string[], label: string) {
  if (choices.length === 0) return text(body);
  if (body.length <= MOST.interactiveBody && choices.length <= MOST.buttons && choices.every(fits(MOST.label))) {
    const buttons = choices.map((title, at) => ({ type: "reply", reply: { id: `${at}`, title } }));
    return { type: "interactive", interactive: { type: "button", body: { text: body }, action: { buttons } } };
  }
  const rows = choices.filter(fits(MOST.rowDescription)).slice(0, MOST.rows).map(rowOf);
  if (rows.length === 0 || body.length > MOST.listBody || label === "") return text(body);
  const action = { button: label.slice(0, MOST.label), sections: [{ rows }] };
  return { type: "interactive", interactive: { type: "list", body: { text: body }, action } };
}

function withLink({ text: body, label, url }: Extract<Ready, { kind: "link" }>) {
  if (body.length > MOST.interactiveBody || label.length > MOST.label) return text(`${body}\n\n${url}`);
  const action = { name: "cta_url", parameters: { display_text: label, url } };
  return { type: "interactive", interactive: { type: "cta_url", body: { text: body }, action } };
}

/** A message as the Cloud API takes it. @param mediaId what a picture was uploaded as */
export function presentToWhatsApp(to: string, message: Ready, mediaId: string | null): object {
  const content =
    message.kind === "text"
      ? withChoices(message.text, message.choices ?? [], message.choicesLabel ?? "")
      : message.kind === "link"
        ? withLink(message)
        : { type: "image", image: { id: mediaId, caption: message.caption.slice(0, MOST.caption) } };
  return { messaging_product: "whatsapp", recipient_type: "individual", ...recipientOf(to), ...content };
}
