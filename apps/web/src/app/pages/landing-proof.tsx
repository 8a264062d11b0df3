import { LANGUAGES, type Language } from "@lagna/terms";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { cx } from "../../lib/cx.ts";
import { useFormat } from "../../lib/i18n/format.ts";
import landingExample from "./landing-example.json" with { type: "json" };

/** An answer and a check of the example kundli, as the server gives them; a test of the server compares them. */
const EXAMPLES: Readonly<Record<Language, (typeof landingExample)["en"]>> = landingExample;

/** What sets the product apart, each with a real example instead of an adjective. */
export function LandingProof() {
  const { t } = useTranslation("public");
  return (
    <div className="border-b border-line">
      <ul className="page grid gap-x-10 gap-y-8 py-8 md:grid-cols-3">
        <li>
          <h2 className="text-heading font-medium">{t("landing.answerTitle")}</h2>
          <ExampleAnswer />
        </li>
        <li>
          <h2 className="text-heading font-medium">{t("landing.verdictTitle")}</h2>
          <ExampleCheck />
        </li>
        <li>
          <h2 className="text-heading font-medium">{t("landing.exactTitle")}</h2>
          <p className="mt-2 text-ink-muted">{t("landing.exact")}</p>
        </li>
      </ul>
    </div>
  );
}

function useExample() {
  const { i18n } = useTranslation();
  return EXAMPLES[LANGUAGES.find((language) => language === i18n.language) ?? "en"];
}

/** A sentence of an answer; its mark shows the fact. */
function ExampleAnswer() {
  const { t } = useTranslation("public");
  const { number } = useFormat();
  const { question, sentence, facts } = useExample();
  const [isShown, setIsShown] = useState(false);
  const fact = facts.join(" · ");
  return (
    <div className="mt-2">
      <p className="text-sm text-ink-muted">{question}</p>
      <p className="mt-1">
        {sentence}
        {/* In one unbroken box: beside a button alone, browsers break the line in spite of the joiner. */}
        <span className="whitespace-nowrap">
          {"\u2060"}
          <button
            type="button"
            aria-pressed={isShown}
            aria-label={t("landing.askedFact", { number: number(1), fact })}
            onClick={() => setIsShown(!isShown)}
            className={cx(
              "tabular relative ms-1 inline-flex size-5 items-center justify-center rounded-[2px] align-[0.1em] text-xs leading-none font-semibold before:absolute before:-inset-x-3 before:-inset-y-3 before:content-['']",
              isShown ? "bg-accent-fill text-on-accent" : "bg-accent-wash text-accent",
            )}
          >
            {number(1)}
          </button>
        </span>
      </p>
      {isShown && <p className="mt-1 border-s-2 border-accent ps-3 text-sm">{fact}</p>}
      <p className="mt-2 text-sm text-ink-muted">
        {t("landing.answer")}{" "}
        <Link to="/example" className="text-accent underline underline-offset-4">
          {t("landing.example")}
        </Link>
      </p>
    </div>
  );
}

function ExampleCheck() {
  const { t } = useTranslation("public");
  const { claims } = useExample();
  return (
    <div className="mt-2">
      <ul>
        {claims.map(({ text, verdict, truth }) => {
          const isTrue = verdict === "supported";
          return (
            <li key={text} className="mt-1">
              <span
                className={cx(
                  "underline underline-offset-4",
                  isTrue ? "decoration-good" : "decoration-bad decoration-[2.5px]",
                )}
              >
                {text}
              </span>{" "}
              <span aria-hidden="true" className={cx("font-semibold", isTrue ? "text-good" : "text-bad")}>
                {isTrue ? "✓" : "✕"}
              </span>
              <span className="sr-only">{t(isTrue ? "landing.supported" : "landing.contradicted")}</span>{" "}
              <span className={isTrue ? "text-ink-muted" : undefined}>{truth}</span>
            </li>
          );
        })}
      </ul>
      <p className="mt-2 text-sm text-ink-muted">{t("landing.verdict")}</p>
    </div>
  );
}
