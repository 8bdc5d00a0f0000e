import { TranslationFrame } from '../frame/translation-frame.tsx'

export default function TextPage() {
  return <TranslationFrame tab="textTranslation">{() => null}</TranslationFrame>
}
