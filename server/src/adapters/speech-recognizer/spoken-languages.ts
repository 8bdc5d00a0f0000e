/**
 * What Whisper's base weights are offered for, as BCP 47 tags. They know 99 languages, but were trained with little speech of
 * the others, and a transcript that is mostly wrong helps nobody.
 */
export const smallModelLanguages: readonly string[] = [
  ...['ar', 'bg', 'ca', 'cs', 'da', 'de', 'el', 'en', 'es', 'fi', 'fr', 'gl', 'he', 'hr', 'hu', 'id', 'it', 'ja', 'ko'],
  ...['ms', 'nb', 'nl', 'pl', 'pt', 'ro', 'ru', 'sk', 'sv', 'th', 'tr', 'uk', 'vi', 'zh'],
]

/** What OpenAI offers its service for. */
export const serviceLanguages: readonly string[] = [
  ...smallModelLanguages,
  ...[
    'af',
    'az',
    'be',
    'bs',
    'cy',
    'et',
    'fa',
    'fil',
    'hi',
    'hy',
    'is',
    'kk',
    'kn',
    'lt',
    'lv',
    'mi',
    'mk',
    'mr',
    'ne',
  ],
  ...['sl', 'sr', 'sw', 'ta', 'ur'],
]
