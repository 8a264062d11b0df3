/** What the browser tells of the device it runs on: enough to choose a way to sign in, too little to know anybody by. */
export interface Device {
  /** Of the window, in CSS pixels. */
  width: number;
  height: number;
  touch: boolean;
  /** The browser calls itself a mobile one. */
  mobileBrowser: boolean;
  /** iPadOS calls itself a Mac; its touch screen gives it away. */
  ios: boolean;
  iosSafari: boolean;
  crossOriginIsolated: boolean;
}

/** Up to this width a screen with touch counts as a phone's. */
export const MOBILE_WIDTH_PX = 768;

const MOBILE_AGENT = /Android|webOS|iPhone|iPad|iPod|BlackBerry|IEMobile|Opera Mini|Mobile/i;
const IOS_AGENT = /iPad|iPhone|iPod/;
/** Other browsers of iOS name themselves beside Safari. */
const OTHER_IOS_BROWSER = /CriOS|FxiOS|EdgiOS|OPiOS|OPT\//;

const isIos = ({ userAgent, maxTouchPoints }: Navigator): boolean =>
  IOS_AGENT.test(userAgent) || (userAgent.includes("Macintosh") && maxTouchPoints > 1);

/** By itself: a window's width is known to the browser only once it has laid the page out, and this is asked with every call. */
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

/** Mobile by its own word, or a small screen with touch. */
export const isMobile = (device: Pick<Device, "mobileBrowser" | "touch" | "width">): boolean =>
  device.mobileBrowser || (device.touch && device.width <= MOBILE_WIDTH_PX);
