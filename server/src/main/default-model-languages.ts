/** What large chat models translate well. OPENAI_LANGUAGES replaces the list. */
export const defaultModelLanguages: readonly string[] = (
  'ar bg ca cs da de el en en-GB es es-419 et fi fr fr-CA he hi hr hu id it ja ko lt lv ms nb nl pl pt-BR pt-PT ro ru ' +
  'sk sl sr sv th tr uk vi zh-Hans zh-Hant'
).split(' ')
