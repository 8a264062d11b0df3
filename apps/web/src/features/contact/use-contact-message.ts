import type { ContactMessageCreate } from "@lagna/contract";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { readUnsentMessage, storeUnsentMessage } from "../../domain/unsent-submissions/unsent-message.ts";
import { clearFormDraft } from "../../lib/draft-storage.ts";
import { isTemporaryFailure, sendMessage } from "./contact-api.ts";

/** Where a message is: with the administrators, only in this browser, or nowhere. */
export type SubmissionResult = "sent" | "kept" | "lost";

/** Sends a message. If the server cannot be reached, the message is stored and sent again when the page is opened or the connection is back. */
export function useContactMessage(draftKey: string) {
  const [message, setMessage] = useState<ContactMessageCreate | null>(readUnsentMessage);
  const [result, setResult] = useState<SubmissionResult | null>(message === null ? null : "kept");
  const [problem, setProblem] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);

  const send = async (next: ContactMessageCreate) => {
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    setProblem(null);
    setMessage(next);
    try {
      await sendMessage(next);
      storeUnsentMessage(null);
      clearFormDraft(draftKey);
      setResult("sent");
    } catch (error) {
      if (isTemporaryFailure(error)) setResult(storeUnsentMessage(next) ? "kept" : "lost");
      else setProblem(error);
    }
    sending.current = false;
    setBusy(false);
  };
  const sendStored = useEffectEvent(() => {
    const unsent = readUnsentMessage();
    if (unsent !== null) void send(unsent);
  });
  useEffect(() => {
    const handleOnline = () => sendStored();
    handleOnline();
    window.addEventListener("online", handleOnline);
    return () => window.removeEventListener("online", handleOnline);
  }, []);
  return { message, result, problem, busy, send };
}
