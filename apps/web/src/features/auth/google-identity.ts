const SCRIPT = "https://accounts.google.com/gsi/client";
const LOAD_TIMEOUT_MS = 20_000;
/** Google's button is at most this wide. */
const MAX_BUTTON_WIDTH_PX = 400;
const MIN_BUTTON_WIDTH_PX = 200;

/** What we use of Google Identity Services: https://developers.google.com/identity/gsi/web/reference/js-reference. */
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
  /** Without a listener for display moments: under FedCM the browser does not tell whether it showed anything. */
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
  /** Google's button was pressed and its window opens; whether anything comes of it is not told. */
  onPress: () => void;
}

export interface GoogleIdentity {
  /** Draws Google's own button in place of what was in `parent`. */
  renderButton: (options: GoogleButtonOptions) => void;
  /** One Tap, if the browser and the person's earlier choices allow it. */
  prompt: () => void;
  cancel: () => void;
}

export interface GoogleIdentityOptions {
  clientId: string;
  /** Comes back inside the signed credential; the server takes each one once. */
  nonce: string | null;
  onCredential: (idToken: string) => void;
}

let loading: Promise<GoogleId> | undefined;

/** Google's script, fetched once and only when somebody needs it. */
function loadScript(): Promise<GoogleId> {
  const here = window.google?.accounts?.id;
  if (here) return Promise.resolve(here);
  loading ??= fetchScript().finally(() => {
    loading = undefined;
  });
  return loading;
}

function fetchScript(): Promise<GoogleId> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    const failed = (why: string) => {
      clearTimeout(timer);
      script.remove();
      reject(new Error(`Google Identity Services: ${why}`));
    };
    const timer = setTimeout(() => failed("no answer"), LOAD_TIMEOUT_MS);
    script.addEventListener("error", () => failed("not loaded"));
    script.addEventListener("load", () => {
      const id = window.google?.accounts?.id;
      if (!id) return failed("empty");
      clearTimeout(timer);
      resolve(id);
    });
    Object.assign(script, { src: SCRIPT, async: true });
    document.head.append(script);
  });
}

/** Google's button and One Tap for one client id. @throws Error where Google's script cannot be had. */
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
