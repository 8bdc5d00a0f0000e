/** The shortest BCP 47 tag of the same language: `zh` for `zh-Hans`, `en` for `en-US`. */
export function shortenTag(tag: string): string {
  try {
    return new Intl.Locale(tag).minimize().toString()
  } catch {
    return tag
  }
}
