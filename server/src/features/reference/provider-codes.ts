/** A provider's language codes by BCP 47 tag. A tag without a region stands for all its regions. */
export type ProviderCodes = Readonly<Record<string, string>>

/** For a provider that uses the tag itself as its code. */
export function sameAsTag(tags: string): ProviderCodes {
  return Object.fromEntries(tags.split(' ').map((tag) => [tag, tag]))
}

/** Falls back only to the tag without region: another script or variant is a different language. */
export function codeFor(codes: ProviderCodes, bcp47: string): string | null {
  return codes[bcp47] ?? codes[bcp47.replace(/-([A-Z]{2}|\d{3})$/, '')] ?? null
}
