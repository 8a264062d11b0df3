const SCRIPT = "https://accounts.google.com/gsi/client";
const LOAD_TIMEOUT_MS = 20_000;
/** Google's button has at most this width. */
const MAX_BUTTON_WIDTH_PX = 400;
const MIN_BUTTON_WIDTH_PX = 200;

/** The part of Google Identity Services used here: https://developers.google.com/identity/gsi/web/reference/js-reference. */
interface GoogleId {
  initialize: (config: {
    client_id: string;
    callback: (response: { credential: string }) => void;
    nonce?: string;
    context: "signin";
    ux_mode: "popup";
    auto_select: false;
    itp_support: true;
    use_fedcm_for_prompt: true;
    use_fedcm_for_button: true;
  }) => void;
  /** Without a listener for display moments: under FedCM the browser does not report whether it showed anything. */
  prompt: () => void;
  cancel: () => void;
  renderButton: (
    parent: HTMLElement,
    options: {
      type: "standard";
      theme: "outline" | "filled_black";
      size: "large";
      text: "continue_with" | "signin_with";
      shape: "rectangular";
      logo_alignment: "center";
      width: number;
      locale: string;
      click_listener: () => void;
    },
  ) => void;
}

declare global {
  interface Window {
    google?: { accounts?: { id?: GoogleId } };
  }
}

export interface GoogleButtonOptions {
  parent: HTMLElement;
  dark: boolean;
  text: "continue_with" | "signin_with";
  locale: string;
  /** Google's button was pressed and its window opens. The outcome is not reported. */
  onPress: () => void;
}

export interface GoogleIdentity {
  /** Draws Google's button into `parent`, replacing its content. */
  renderButton: (options: GoogleButtonOptions) => void;
  /** Shows One Tap, if the browser and the user's earlier choices allow it. */
  prompt: () => void;
  cancel: () => void;
}

export interface GoogleIdentityOptions {
  clientId: string;
  /** Returned inside the signed credential; the server accepts each nonce once. */
  nonce: string | null;
  onCredential: (idToken: string) => void;
}

let loading: Promise<GoogleId> | undefined;

/** Google's script, fetched once and only when it is needed. */
function loadScript(): Promise<GoogleId> {
  const loaded = window.google?.accounts?.id;
  if (loaded) return Promise.resolve(loaded);
  loading ??= fetchScript().finally(() => {
    loading = undefined;
  });
  return loading;
}

function fetchScript(): Promise<GoogleId> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    const rejectLoading = (reason: string) => {
      clearTimeout(timer);
      script.remove();
      reject(new Error(`Google Identity Services: ${reason}`));
    };
    const timer = setTimeout(() => rejectLoading("no answer"), LOAD_TIMEOUT_MS);
    script.addEventListener("error", () => rejectLoading("not loaded"));
    script.addEventListener("load", () => {
      const id = window.google?.accounts?.id;
      if (!id) return rejectLoading("empty");
      clearTimeout(timer);
      resolve(id);
    });
    Object.assign(script, { src: SCRIPT, async: true });
    document.head.append(script);
  });
}

/** Google's button and One Tap for one client id. @throws Error if Google's script cannot be loaded. */
export async function openGoogleIdentity(options: GoogleIdentityOptions): Promise<GoogleIdentity> {
  const id = await loadScript();
  id.initialize({
    client_id: options.clientId,
    callback: ({ credential }) => options.onCredential(credential),
    ...(options.nonce !== null && { nonce: options.nonce }),
    context: "signin",
    ux_mode: "popup",
    auto_select: false,
    itp_support: true,
    use_fedcm_for_prompt: true,
    use_fedcm_for_button: true,
  });
  return {
    renderButton: ({ parent, dark, text, locale, onPress }) => {
      parent.replaceChildren();
      id.renderButton(parent, {
        type: "standard",
        theme: dark ? "filled_black" : "outline",
        size: "large",
        text,
        shape: "rectangular",
        logo_alignment: "center",
        width: Math.round(Math.min(MAX_BUTTON_WIDTH_PX, Math.max(MIN_BUTTON_WIDTH_PX, parent.clientWidth))),
        locale,
        click_listener: onPress,
      });
    },
    prompt: () => id.prompt(),
    cancel: () => id.cancel(),
  };
}
