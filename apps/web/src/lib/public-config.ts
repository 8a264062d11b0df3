import { useEffect, useState } from "react";
import type { PublicConfig } from "@lagna/contract";
import { api } from "./api.ts";

let configRequest: Promise<PublicConfig> | undefined;

/** The features this server offers; fetched once per page load, and again after a failure. */
export function fetchPublicConfig(): Promise<PublicConfig> {
  configRequest ??= api<PublicConfig>("/api/v1/config", { anonymous: true }).catch((error: unknown) => {
    configRequest = undefined;
    throw error;
  });
  return configRequest;
}

/** For tests, which simulate many page loads in one window. */
export function resetPublicConfig(): void {
  configRequest = undefined;
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

/**
 * Whether to offer what visitors can do without an account. Assumed until the server says otherwise, as most servers offer it.
 * @param isVisitor false: the server is not asked
 */
export function useIsTryOffered(isVisitor: boolean): boolean {
  const [isOffered, setIsOffered] = useState(true);
  useEffect(() => {
    let current = isVisitor;
    if (isVisitor)
      fetchPublicConfig().then(
        (config) => current && setIsOffered(config.try_without_account),
        () => undefined,
      );
    return () => {
      current = false;
    };
  }, [isVisitor]);
  return isOffered;
}
