import { TranslationFrame } from '../frame/translation-frame.tsx'

export default function FileRequestPage() {
  return <TranslationFrame tab="fileTranslation">{() => null}</TranslationFrame>
}
