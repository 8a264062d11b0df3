import { HELPLINES } from "@lagna/terms";
import MessageSquare from "~icons/lucide/message-square";
import Phone from "~icons/lucide/phone";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { cx } from "../../lib/cx.ts";
import { shareText } from "../../lib/share-text.ts";
import { Button } from "../../ui/button.tsx";
import type { ShownAnswer } from "./answer-sentences.ts";
import { splitTelephoneNumbers } from "./split-telephone-numbers.ts";
import { TextWithTelephones } from "./text-with-telephones.tsx";

/** More than two buttons would be a choice to make in distress; the other numbers are links in the text. */
const MAX_BUTTONS = 2;

type Helpline = keyof typeof HELPLINES;
const HELPLINE_BY_NUMBER = new Map(Object.entries(HELPLINES).map(([id, number]) => [number as string, id as Helpline]));

/** The helplines that a text names, in its order, each once. */
function listHelplines(text: string): readonly Helpline[] {
  const named = splitTelephoneNumbers(text, true).flatMap((part) => HELPLINE_BY_NUMBER.get(part.text) ?? []);
  return [...new Set(named)];
}

/** The text in sentences; the last one apart if it asks something, because it stands below the numbers. */
function splitCareText(text: string, language: string) {
  const segmenter = new Intl.Segmenter(language === "hi" ? "hi" : "en", { granularity: "sentence" });
  const sentences = Array.from(segmenter.segment(text), ({ segment }) => segment.trim()).filter((each) => each !== "");
  const question = sentences.length > 1 && sentences.at(-1)?.endsWith("?") ? (sentences.at(-1) ?? null) : null;
  const [first = "", ...rest] = question === null ? sentences : sentences.slice(0, -1);
  return { first, rest: rest.join(" "), question };
}

interface CareAnswerProps {
  turn: ShownAnswer;
  /** Takes the talk out of sight at once; absent where nothing is kept. */
  onHide?: (() => void) | undefined;
}

/**
 * The answer to a person in danger or in distress: a calm sentence, at most two numbers to call, a message to someone close, and the rest. No marks, no
 * chart, no further questions.
 */
export function CareAnswer({ turn, onHide }: CareAnswerProps) {
  const { t, i18n } = useTranslation("assistant");
  const text = turn.sentences.map((sentence) => sentence.text).join(" ");
  const { first, rest, question } = splitCareText(text, turn.answer?.language ?? i18n.language);
  const helplines = listHelplines(text).slice(0, MAX_BUTTONS);
  return (
    <div className="flex flex-col gap-3 text-pretty [overflow-wrap:anywhere]">
      <p className="text-[1.1875rem] leading-[1.55]">
        <TextWithTelephones text={first} isCare />
      </p>
      {helplines.length > 0 && (
        <ul className="mt-1 flex flex-col gap-2.5">
          {helplines.map((id, at) => (
            <li key={id} className="@container">
              <CallButton id={id} isFirst={at === 0} />
            </li>
          ))}
          <li>
            <WriteToSomeone />
          </li>
        </ul>
      )}
      {rest !== "" && (
        <p className="text-[1.0625rem] leading-[1.6]">
          <TextWithTelephones text={rest} isCare />
        </p>
      )}
      {question !== null && <p className="mt-1 text-[1.0625rem] font-semibold">{question}</p>}
      {onHide && (
        <p className="text-sm text-ink-muted">
          {t("care.private")}{" "}
          <button type="button" onClick={onHide} className="min-h-11 font-semibold text-accent underline">
            {t("care.hide")}
          </button>
        </p>
      )}
    </div>
  );
}

/** Opens the share sheet with a plain text for the person to send; copies it where there is none. */
function WriteToSomeone() {
  const { t } = useTranslation("assistant");
  const [outcome, setOutcome] = useState<"copied" | "failed" | null>(null);
  const write = async () => {
    const shared = await shareText(t("care.message"));
    setOutcome(shared === "copied" || shared === "failed" ? shared : null);
  };
  return (
    <>
      <Button
        className="min-h-12 w-full"
        onClick={() => void write()}
        icon={<MessageSquare aria-hidden="true" className="size-4" />}
      >
        {t("care.write")}
      </Button>
      <p role="status" className="mt-1 text-sm text-ink-muted empty:hidden">
        {outcome && t(`care.${outcome}`, { message: t("care.message") })}
      </p>
    </>
  );
}

function CallButton({ id, isFirst }: { id: Helpline; isFirst: boolean }) {
  const { t } = useTranslation("assistant");
  const number = HELPLINES[id];
  return (
    <a
      href={`tel:${number.replaceAll(" ", "")}`}
      data-call
      className={cx(
        // With large letters the number is beside the icon, and its name below them.
        "flex min-h-18 flex-wrap items-center gap-x-4 rounded-md border px-4 py-2.5",
        isFirst ? "border-accent-fill bg-accent-fill text-on-accent" : "border-line-strong hover:border-accent",
      )}
    >
      <Phone aria-hidden="true" className="order-first size-5 shrink-0" />
      <span className="min-w-0 flex-1 @max-[15rem]:basis-full">
        <span className="block font-semibold">{t(`care.line.${id}.name`)}</span>
        <span className={cx("block text-sm", !isFirst && "text-ink-muted")}>{t(`care.line.${id}.about`)}</span>
      </span>
      <span className="tabular text-2xl font-bold whitespace-nowrap @max-[15rem]:order-first">{number}</span>
    </a>
  );
}
