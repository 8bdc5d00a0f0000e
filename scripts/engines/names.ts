const names = new Intl.DisplayNames('en', { type: 'language' })

export const nameLanguage = (tag: string): string => names.of(tag) ?? tag

export const nameDirection = ({ from, to }: { readonly from: string; readonly to: string }): string =>
  `${nameLanguage(from)} to ${nameLanguage(to)}`

export const showMegabytes = (bytes: number): string => `${Math.max(1, Math.round(bytes / 1_000_000))} MB`
