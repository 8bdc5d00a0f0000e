const browsers = [
  ['Edge', /Edg(A|e|iOS)?\//],
  ['Opera', /OPR\//],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Firefox', /(Firefox|FxiOS)\//],
  ['Chrome', /(Chrome|CriOS)\//],
  ['Safari', /Safari\//],
] as const

const systems = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['ChromeOS', /CrOS/],
  ['Windows', /Windows/],
  ['macOS', /Macintosh/],
  ['Linux', /Linux/],
] as const

const handhelds: readonly (string | undefined)[] = ['iPhone', 'iPad', 'Android']

export type Device = { browser: string | undefined; system: string | undefined; isHandheld: boolean }

/** What a browser says of itself, in the order in which one name hides another. */
export function deviceOf(userAgent: string): Device {
  const named = (names: readonly (readonly [string, RegExp])[]) => names.find(([, mark]) => mark.test(userAgent))?.[0]
  const system = named(systems)
  return { browser: named(browsers), system, isHandheld: handhelds.includes(system) }
}
