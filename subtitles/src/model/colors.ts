/** The eight colors that teletext, CEA-608 and WebVTT classes have. */
export const basicColors = {
  black: '#000000',
  red: '#ff0000',
  green: '#00ff00',
  yellow: '#ffff00',
  blue: '#0000ff',
  magenta: '#ff00ff',
  cyan: '#00ffff',
  white: '#ffffff',
} as const

export type BasicColor = keyof typeof basicColors

/** In the order of teletext's codes 0 to 7. */
export const teletextColors = ['black', 'red', 'green', 'yellow', 'blue', 'magenta', 'cyan', 'white'] as const

/** The nearest of some basic colors, by the distance in the color cube. */
export function nearestColor<Name extends BasicColor>(color: string, names: readonly [Name, ...Name[]]): Name {
  const wanted = channelsOf(color)
  const distanceOf = (name: Name): number =>
    channelsOf(basicColors[name]).reduce((sum, channel, index) => sum + (channel - (wanted[index] ?? 0)) ** 2, 0)
  return names.reduce((best, name) => (distanceOf(name) < distanceOf(best) ? name : best))
}

const channelsOf = (color: string): number[] => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))

/** CSS has a darker green; its `lime` is the green of television. */
const namedColors: Readonly<Record<string, string>> = {
  ...basicColors,
  green: '#008000',
  lime: '#00ff00',
  aqua: '#00ffff',
  fuchsia: '#ff00ff',
}

/** A color of CSS or TTML as `#rrggbb`. White is the color of text without one, so it is none. */
export function parseColor(written: string | undefined): string | undefined {
  const color = toHex((written ?? '').trim().toLowerCase())
  return color === basicColors.white ? undefined : color
}

function toHex(written: string): string | undefined {
  if (/^#[0-9a-f]{6}(?:[0-9a-f]{2})?$/.test(written)) return written.slice(0, 7)
  if (/^#[0-9a-f]{3}$/.test(written)) return `#${[...written.slice(1)].map((digit) => digit + digit).join('')}`
  return Object.hasOwn(namedColors, written) ? namedColors[written] : undefined
}
