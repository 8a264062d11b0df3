import { useEffect, useState } from "react";
import { readDevice, type Device } from "./device.ts";

/** While a window is being resized, it is measured once it comes to rest. */
export const RESIZE_DEBOUNCE_MS = 250;

export function useDevice(): Device {
  const [device, setDevice] = useState(readDevice);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onResize = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setDevice(readDevice()), RESIZE_DEBOUNCE_MS);
    };
    window.addEventListener("resize", onResize);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("resize", onResize);
    };
  }, []);
  return device;
}
