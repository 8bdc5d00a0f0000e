import { TranslationFrame } from '../frame/translation-frame.tsx'
import { YourRequests } from './list/your-requests.tsx'
import { UploadCard } from './upload/upload-card.tsx'

export default function FilesPage() {
  return (
    <TranslationFrame tab="fileTranslation">
      {(settings) => (
        <>
          <UploadCard settings={settings} />
          <YourRequests />
        </>
      )}
    </TranslationFrame>
  )
}
