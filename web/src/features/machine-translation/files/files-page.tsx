import { TranslationFrame } from '../frame/translation-frame.tsx'

export default function FilesPage() {
  return <TranslationFrame tab="fileTranslation">{() => null}</TranslationFrame>
}
