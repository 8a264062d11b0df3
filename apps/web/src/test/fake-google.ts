import { vi } from "vitest";

interface Initialized {
  client_id: string;
  nonce?: string;
  callback: (response: { credential: string }) => void;
  use_fedcm_for_prompt: boolean;
}

/** Replaces Google's script: the script element "loads" at once, or fails, and its button can be pressed. */
export function fakeGoogle({ fails = false } = {}) {
  const initialize = vi.fn<(config: Initialized) => void>();
  const prompt = vi.fn<() => void>();
  const cancel = vi.fn<() => void>();
  const renderButton = (parent: HTMLElement, options: { click_listener: () => void; text: string }) => {
    const button = document.createElement("button");
    button.textContent = options.text === "continue_with" ? "Continue with Google" : "Sign in with Google";
    button.addEventListener("click", options.click_listener);
    parent.append(button);
  };
  const scriptUrls: string[] = [];
  vi.spyOn(document.head, "append").mockImplementation((...nodes) => {
    for (const node of nodes) {
      if (!(node instanceof HTMLScriptElement)) continue;
      scriptUrls.push(node.src);
      if (!fails) window.google = { accounts: { id: { initialize, prompt, cancel, renderButton } } };
      queueMicrotask(() => node.dispatchEvent(new Event(fails ? "error" : "load")));
    }
  });
  return {
    /** URLs of the scripts that were requested. */
    asked: scriptUrls,
    initialize,
    prompt,
    config: () => initialize.mock.lastCall?.[0],
    /** Simulates the user choosing an account. */
    choose: (idToken: string) => initialize.mock.lastCall?.[0].callback({ credential: idToken }),
  };
}
