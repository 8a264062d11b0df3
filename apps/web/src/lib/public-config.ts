import { useEffect, useState } from "react";
import type { PublicConfig } from "@lagna/contract";
import { api } from "./api.ts";

let asked: Promise<PublicConfig> | undefined;

/** What this server offers; asked once a page load, and again after a failure. */
export function fetchPublicConfig(): Promise<PublicConfig> {
  asked ??= api<PublicConfig>("/api/v1/config", { anonymous: true }).catch((error: unknown) => {
    asked = undefined;
    throw error;
  });
  return asked;
}

/** For tests, which load many pages in one window. */
export function forgetPublicConfig(): void {
  asked = undefined;
}

export type PublicConfigState =
  | { status: "loading" }
  | { status: "failed" }
  | { status: "ready"; config: PublicConfig };

export function usePublicConfig(): PublicConfigState & { retry: () => void } {
  const [state, setState] = useState<PublicConfigState>({ status: "loading" });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let current = true;
    const settle = (next: PublicConfigState) => current && setState(next);
    fetchPublicConfig().then(
      (config) => settle({ status: "ready", config }),
      () => settle({ status: "failed" }),
    );
    return () => {
      current = false;
    };
  }, [attempt]);
  const retry = () => {
    setState({ status: "loading" });
    setAttempt(attempt + 1);
  };
  return { ...state, retry };
}
