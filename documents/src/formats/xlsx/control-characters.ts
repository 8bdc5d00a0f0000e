/** Excel writes characters that XML cannot hold as `_x000D_`. */
export const decodeControls = (text: string): string =>
  text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))

/** Text that only looks like such a code is marked as text. */
export const encodeControls = (text: string): string =>
  text.replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_').replace(/\r/g, '_x000D_')
