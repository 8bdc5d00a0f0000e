/** What a provider calls the languages it offers, by BCP-47 tag. A tag without a region stands for all its regions. */
export type ProviderCodes = Readonly<Record<string, string>>

/** For a provider that uses the tag itself as its code. */
export function sameAsTag(tags: string): ProviderCodes {
  return Object.fromEntries(tags.split(' ').map((tag) => [tag, tag]))
}

/** Only the region may be dropped: another script or variant is not the language that was asked for. */
export function codeFor(codes: ProviderCodes, bcp47: string): string | null {
  return codes[bcp47] ?? codes[bcp47.replace(/-([A-Z]{2}|\d{3})$/, '')] ?? null
}
