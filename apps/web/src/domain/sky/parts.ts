import "./sky.css";

export { MomentLine, MomentSlider } from "./moment-handle.tsx";
export { SadeSatiBar } from "./sade-sati-bar.tsx";
export { SkyButton } from "./sky-button.tsx";
export { SkyHead, SkySays } from "./sky-head.tsx";
export { frameFor, SkyRing } from "./sky-ring.tsx";
export { RIBBONS, SkyRibbon } from "./sky-ribbon.tsx";
export { SkyTable } from "./sky-table.tsx";
export { Unfolding } from "./unfolding.tsx";
