import "./sky.css";

export { MomentLine, MomentSlider } from "./moment-slider.tsx";
export { SadeSatiBar } from "./sade-sati-bar.tsx";
export { SkyButton } from "./sky-button.tsx";
export { SkyHead, SkySummary } from "./sky-head.tsx";
export { getRingFrame, SkyRing } from "./sky-ring.tsx";
export { RIBBON_GRAHAS, SkyRibbon } from "./sky-ribbon.tsx";
export { SkyTable } from "./sky-table.tsx";
export { PeriodConnector } from "./period-connector.tsx";
