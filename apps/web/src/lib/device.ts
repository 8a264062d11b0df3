/** The browser's information on its device: enough to choose a sign-in method, too little to identify anyone. */
export interface Device {
  /** Window width in CSS pixels. */
  width: number;
  height: number;
  touch: boolean;
  /** Whether the user agent claims to be mobile. */
  mobileBrowser: boolean;
  /** iPadOS claims to be macOS; its touch screen distinguishes it. */
  ios: boolean;
  iosSafari: boolean;
  crossOriginIsolated: boolean;
}

/** Up to this width a touch screen counts as a phone. */
export const MOBILE_WIDTH_PX = 768;

const MOBILE_AGENT = /Android|webOS|iPhone|iPad|iPod|BlackBerry|IEMobile|Opera Mini|Mobile/i;
const IOS_AGENT = /iPad|iPhone|iPod/;
/** Other browsers on iOS have their own name in addition to Safari in the user agent. */
const OTHER_IOS_BROWSER = /CriOS|FxiOS|EdgiOS|OPiOS|OPT\//;

const isIos = ({ userAgent, maxTouchPoints }: Navigator): boolean =>
  IOS_AGENT.test(userAgent) || (userAgent.includes("Macintosh") && maxTouchPoints > 1);

/** Does not read the whole Device: the window's width requires layout, and this is called for every request. */
export const isIosSafari = (): boolean =>
  isIos(navigator) && navigator.userAgent.includes("Safari") && !OTHER_IOS_BROWSER.test(navigator.userAgent);

export function readDevice(): Device {
  const { userAgent, maxTouchPoints } = navigator;
  return {
    width: window.innerWidth,
    height: window.innerHeight,
    touch: maxTouchPoints > 0,
    mobileBrowser: MOBILE_AGENT.test(userAgent),
    ios: isIos(navigator),
    iosSafari: isIosSafari(),
    crossOriginIsolated: window.crossOriginIsolated,
  };
}

/** Mobile by its user agent, or a small touch screen. */
export const isMobile = (device: Pick<Device, "mobileBrowser" | "touch" | "width">): boolean =>
  device.mobileBrowser || (device.touch && device.width <= MOBILE_WIDTH_PX);
