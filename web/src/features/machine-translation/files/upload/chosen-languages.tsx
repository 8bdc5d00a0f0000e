import type { MachineTranslationSettings } from '@portolan/contract/machine-translation/settings'
import type { Language } from '@portolan/contract/reference/reference'
import type { SchemaForm } from '../../../../shared/forms/use-schema-form.ts'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { notify } from '../../../../shared/ui/snackbar.tsx'
import type { Uploader } from '../../../../shared/uploads/uploader.ts'
import ChosenQuality from '../../languages/chosen-quality.tsx'
import NoEngine from '../../languages/no-engine.tsx'
import { hasNoEngine } from '../../languages/offered-pairs.ts'
import { UploadsFailed, uploadedFiles } from '../../requests/uploaded-files.ts'
import { filesMessages } from '../messages/files.ts'
import css from './upload.module.css'
import type { uploadSchema } from './upload-schema.ts'

type Props = {
  noEngineId: string
  form: SchemaForm<typeof uploadSchema>
  settings: MachineTranslationSettings
  source: Language
  /** All that were chosen, and those of them that an engine translates into. */
  chosen: readonly Language[]
  translated: readonly Language[]
  uploader: Uploader
  /** Sends the languages that an engine translates into. */
  onSubmit: () => void
}

/** What to expect of the chosen languages: how good they will be, or that only people translate them. */
export default function ChosenLanguages(props: Props) {
  const t = useMessages(filesMessages)
  const { noEngineId, form, settings, source, chosen, translated, uploader, onSubmit } = props
  const humanTargets = chosen.filter(({ id }) => hasNoEngine(settings, id))
  if (humanTargets.length === 0 && !hasNoEngine(settings, source.id))
    return <ChosenQuality settings={settings} sourceId={source.id} targets={translated} className={css.quiet} />
  async function handFiles() {
    try {
      await uploadedFiles(uploader)
    } catch (error) {
      if (!(error instanceof UploadsFailed)) throw error
      notify(t('uploadsFailed'), 'error')
      return undefined
    }
    const { sourceLanguageId, targetLanguageIds } = form.methods.getValues()
    const files = uploader
      .getState()
      .items.flatMap(({ list, name, size, fileKey }) => (fileKey ? [{ list, name, size, fileKey }] : []))
    return { sourceLanguageId, targetLanguageIds, files }
  }
  return (
    <NoEngine
      id={noEngineId}
      settings={settings}
      source={source}
      targets={humanTargets}
      others={{ languages: translated, translate: onSubmit }}
      handed={handFiles}
      of="files"
    />
  )
}
