import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useNavigate } from "react-router";
import { readStored, writeStored } from "../../../lib/storage.ts";
import { Button, buttonClass } from "../../../ui/button.tsx";

/** As the specification has it. */
const GO_ON_MS = 2000;
const STAY_KEY = "lagna_after_kundli";
const STAY = "stay";
/** Any of these over the result says that it is being looked at. */
const SIGNS = ["keydown", "pointerdown", "pointermove", "wheel", "touchmove"] as const;

const assistantPath = (savedId: string | null): string =>
  savedId === null ? "/ai-assistant" : `/ai-assistant?kundli=${encodeURIComponent(savedId)}`;

/** The way to the assistant, with the kundli that is shown: the one thing to press. */
export function AskLink({ savedId }: { savedId: string | null }) {
  const { t } = useTranslation("kundli");
  return (
    <Link
      to={assistantPath(savedId)}
      className={buttonClass(
        "primary",
        "no-print px-4 max-lg:order-first max-lg:flex-1 lg:order-last lg:ms-2 max-[16rem]:sticky max-[16rem]:bottom-1 max-[16rem]:z-10 max-[16rem]:mt-4 max-[16rem]:w-full max-[16rem]:px-1 max-[16rem]:py-1 max-[16rem]:leading-tight",
      )}
    >
      {t("result.ask")}
    </Link>
  );
}

interface GoOnLineProps {
  savedId: string | null;
}

/**
 * Over a kundli that was just made, so that nothing moves for it: the assistant opens in two seconds, unless somebody looks at the
 * result. Who has stayed once stays from then on.
 */
export function GoOnLine({ savedId }: GoOnLineProps) {
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
  if (!going) return null;
  return (
    <p
      role="status"
      className="no-print fixed inset-x-4 bottom-20 z-20 flex min-h-11 flex-wrap items-center justify-between gap-x-3 rounded-md border border-line-strong bg-surface-raised ps-4 pe-1 text-sm text-ink-muted shadow-float lg:start-auto lg:bottom-4"
    >
      {t("result.opening")}
      {/* Any press stays; this one is for who looks for a button. */}
      <Button variant="quiet" className="px-3 text-sm">
        {t("result.stay")}
      </Button>
    </p>
  );
}
