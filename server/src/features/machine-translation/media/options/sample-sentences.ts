/** "This is how I sound.", by language. Other voices say the name of their language. */
const sentences: Readonly<Record<string, string>> = {
  ar: 'هكذا يبدو صوتي.',
  de: 'So klinge ich.',
  en: 'This is how I sound.',
  es: 'Así suena mi voz.',
  fr: 'Voici comment je parle.',
  hi: 'मेरी आवाज़ ऐसी है।',
  it: 'La mia voce suona così.',
  ja: 'これが私の声です。',
  ko: '제 목소리는 이렇습니다.',
  nl: 'Zo klink ik.',
  pl: 'Tak brzmi mój głos.',
  pt: 'É assim que eu falo.',
  ru: 'Так звучит мой голос.',
  tr: 'Sesim böyle.',
  vi: 'Giọng của tôi như thế này.',
  zh: '我的声音是这样的。',
}

/** `tag` is BCP 47. */
export function sampleSentence(tag: string): string {
  const { language } = new Intl.Locale(tag)
  const ownName = () => new Intl.DisplayNames(tag, { type: 'language' }).of(language) ?? language
  return sentences[language] ?? ownName()
}
