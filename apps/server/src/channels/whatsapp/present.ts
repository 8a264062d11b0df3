import type { Ready } from "../work.ts";

/** Limits of the Cloud API, in UTF-16 units. */
const MOST = { interactiveBody: 1024, caption: 1024, label: 20, buttons: 3 } as const;

/** By number, or by a business-scoped id: two letters of a country, a dot, and up to 128 letters and digits ("US.13491208655302741918"). */
const recipientOf = (id: string) => (/^\d+$/.test(id) ? { to: id } : { recipient: id });

const text = (body: string) => ({ type: "text", text: { preview_url: false, body } });

/** Buttons where all fit: cut ones would come back as other words than were meant. */
function withButtons(body: string, choices: readonly string[]) {
  const titles = choices.slice(0, MOST.buttons);
  const fit = body.length <= MOST.interactiveBody && titles.every((title) => title.length <= MOST.label);
  if (titles.length === 0 || !fit) return text(body);
  const buttons = titles.map((title, at) => ({ type: "reply", reply: { id: `${at}`, title } }));
  return { type: "interactive", interactive: { type: "button", body: { text: body }, action: { buttons } } };
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
      ? withButtons(message.text, message.choices ?? [])
      : message.kind === "link"
        ? withLink(message)
        : { type: "image", image: { id: mediaId, caption: message.caption.slice(0, MOST.caption) } };
  return { messaging_product: "whatsapp", recipient_type: "individual", ...recipientOf(to), ...content };
}
