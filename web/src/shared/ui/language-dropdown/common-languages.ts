/** The variants that most requests are about, by their tags and in the order they are offered. */
const commonTags = [
  ...['en-US', 'en-GB', 'es-419', 'es-ES', 'es-MX', 'fr-FR', 'fr-CA', 'pt-BR', 'pt-PT', 'de-DE', 'it', 'nl'],
  ...['zh-Hans', 'zh-Hant', 'ja', 'ko', 'vi', 'ar', 'ru', 'uk', 'pl', 'tr', 'hi', 'fil', 'ht'],
]

/** The place of a tag among the common ones; behind all of them for any other. */
export function commonRank(tag: string): number {
  const rank = commonTags.indexOf(tag)
  return rank < 0 ? commonTags.length : rank
}

export const isCommon = (tag: string): boolean => commonTags.includes(tag)
