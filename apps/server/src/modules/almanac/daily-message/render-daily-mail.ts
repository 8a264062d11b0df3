import { escapeHtml } from "../render-almanac-page.ts";
import { DAILY_TEXTS } from "./daily-texts.data.ts";
import type { DailyMail } from "./daily-jobs.ts";

/** The mail of a day, with the link that ends it. */
export function renderDailyMail({ language, subject, lines }: DailyMail, publicUrl: string, stopPath: string) {
  const { mail } = DAILY_TEXTS[language];
  const [day, link] = [`${publicUrl}/panchang`, `${publicUrl}${stopPath}`];
  const text = `${lines.join("\n")}\n\n${mail.day}: ${day}\n\n${mail.why}\n${mail.stop}: ${link}\n`;
  const html =
    `<!doctype html><html lang="${language}"><body style="font-family:sans-serif;line-height:1.5">` +
    lines.map((line) => `<p>${escapeHtml(line)}</p>`).join("") +
    `<p><a href="${escapeHtml(day)}">${mail.day}</a></p><p style="color:#625f6e">${mail.why} ` +
    `<a href="${escapeHtml(link)}">${mail.stop}</a></p></body></html>`;
  return { subject, text, html, link, unsubscribeUrl: link };
}
