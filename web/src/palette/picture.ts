/** Colours of the picture to share, which takes none from a page: those of `shell.css` by day. */
export const INK = "#231d2b";
export const SOFT = "#5e5566";
export const LINE = "#d9d0c1";
export const GROUND = "#f7f4ee";
export const SERIES = ["#b3246b", "#0b6e8f", "#8a5a00", "#2f6b2f", "#5b3fb0", "#a3211f", "#3d4654", "#006b5b"];
