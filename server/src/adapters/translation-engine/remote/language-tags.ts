/** Undefined if the code is no language tag. */
export function canonicalTag(code: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(code)[0]
  } catch {
    return undefined
  }
}

/** Adds the likely script and region, so that `zh-TW` and `zh-Hant` are equal. */
export const maximizeTag = (tag: string): string =>
  canonicalTag(tag) === undefined ? tag : new Intl.Locale(tag).maximize().toString()

/** Keeps language and script: `zh-Hant` of `zh-HK`. */
export function withoutRegion(tag: string): string {
  if (canonicalTag(tag) === undefined) return tag
  const { language, script } = new Intl.Locale(tag).maximize()
  return script === undefined ? language : `${language}-${script}`
}
