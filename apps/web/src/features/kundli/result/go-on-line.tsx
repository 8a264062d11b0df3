import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useNavigate } from "react-router";
import { cx } from "../../../lib/cx.ts";
import { readStored, writeStored } from "../../../lib/storage.ts";
import { Button } from "../../../ui/button.tsx";

/** As the specification has it. */
const GO_ON_MS = 2000;
const STAY_KEY = "lagna_after_kundli";
const STAY = "stay";
/** Any of these over the result says that it is being looked at. */
const SIGNS = ["keydown", "pointerdown", "pointermove", "wheel", "touchmove"] as const;

const assistantPath = (savedId: string | null): string =>
  savedId === null ? "/ai-assistant" : `/ai-assistant?kundli=${encodeURIComponent(savedId)}`;

/** The way to the assistant, with the kundli that is shown. */
export function AskLink({ savedId, className }: { savedId: string | null; className?: string }) {
  const { t } = useTranslation("kundli");
  return (
    <Link
      to={assistantPath(savedId)}
      className={cx("no-print inline-flex min-h-11 items-center text-sm text-accent underline", className)}
    >
      {t("result.ask")}
    </Link>
  );
}

interface GoOnLineProps {
  savedId: string | null;
  /** The link takes the line's place; where there is no room for either, the line floats and the link stands among the actions. */
  roomy: boolean;
}

/**
 * Under the sentence of a kundli that was just made: the assistant opens in two seconds, unless somebody looks at the result. Who has
 * stayed once stays from then on.
 */
export function GoOnLine({ savedId, roomy }: GoOnLineProps) {
  const { t } = useTranslation("kundli");
  const navigate = useNavigate();
  const [going, setGoing] = useState(() => readStored(STAY_KEY) !== STAY);
  const path = assistantPath(savedId);
  const to = useRef(path);
  useEffect(() => {
    to.current = path;
  }, [path]);
  useEffect(() => {
    if (!going) return;
    const stay = () => {
      writeStored(STAY_KEY, STAY);
      setGoing(false);
    };
    const timer = setTimeout(() => void navigate(to.current), GO_ON_MS);
    for (const sign of SIGNS) window.addEventListener(sign, stay, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const sign of SIGNS) window.removeEventListener(sign, stay);
    };
  }, [going, navigate]);
  if (!going) return roomy ? <AskLink savedId={savedId} /> : null;
  return (
    <p
      role="status"
      className={cx(
        "no-print flex min-h-11 flex-wrap items-center gap-x-3 text-sm text-ink-muted",
        !roomy &&
          "fixed inset-x-4 bottom-4 z-20 justify-between rounded-md border border-line-strong bg-surface-raised ps-4 pe-1 shadow-float",
      )}
    >
      {t("result.opening")}
      {/* Any press stays; this one is for who looks for a button. */}
      <Button variant="quiet" className="px-3 text-sm">
        {t("result.stay")}
      </Button>
    </p>
  );
}
