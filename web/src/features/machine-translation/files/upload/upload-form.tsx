import type { MachineTranslationSettings } from '@portolan/contract/machine-translation/settings'
import type { Language } from '@portolan/contract/reference/reference'
import { lazy, Suspense, useId } from 'react'
import { useWatch } from 'react-hook-form'
import { FormText } from '../../../../shared/forms/fields/inputs.tsx'
import { Form } from '../../../../shared/forms/form.tsx'
import { SubmitError } from '../../../../shared/forms/submit-error.tsx'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { button } from '../../../../shared/ui/button.ts'
import { FormFiles } from '../../../../shared/uploads/widgets/form-files.tsx'
import { hasNoEngine } from '../../languages/offered-pairs.ts'
import { UploadsFailed } from '../../requests/uploaded-files.ts'
import { filesMessages } from '../messages/files.ts'
import { fileSources, fileTargets } from './file-languages.ts'
import { LanguageFields } from './language-fields.tsx'
import { Notes } from './notes.tsx'
import css from './upload.module.css'
import { useUploadForm } from './use-upload-form.ts'

// Loaded with the first choice, so that the page stays light.
const ChosenLanguages = lazy(() => import('./chosen-languages.tsx'))

type Props = { settings: MachineTranslationSettings; languages: readonly Language[] }

/** Files, their languages and a name: all that a translation by machine takes. */
export function UploadForm({ settings, languages }: Props) {
  const t = useMessages(filesMessages)
  const sources = fileSources(settings.offeredLanguages, languages)
  const { form, sending, uploader } = useUploadForm(settings, sources)
  const noEngineId = useId()
  const [sourceId, targetIds] = useWatch({
    control: form.methods.control,
    name: ['sourceLanguageId', 'targetLanguageIds'],
  })
  const source = languages.find(({ id }) => id === sourceId)
  const targets = source ? fileTargets(settings.offeredLanguages, source, languages) : []
  const chosen = languages.filter(({ id }) => targetIds.includes(id))
  const lacksEngine = [sourceId, ...targetIds].some((id) => hasNoEngine(settings, id))
  return (
    <Form form={form} onSubmit={sending.submit} isBusy={sending.isBusy} className={css.form}>
      <div className={css.files}>
        <FormFiles name="files" label={t('files')} uploader={uploader} list="project" takesPaste />
        {settings.allowedFileTypes.includes('PDF') && <p className={css.quiet}>{t('pdfNote')}</p>}
      </div>
      <div className={css.fields}>
        <LanguageFields
          form={form}
          settings={settings}
          languages={languages}
          sources={sources}
          source={source}
          targets={targets}
          chosenIds={targetIds}
        />
        <Suspense>
          {source && (lacksEngine || chosen.length > 0) && (
            <ChosenLanguages
              noEngineId={noEngineId}
              form={form}
              settings={settings}
              source={source}
              chosen={chosen}
              translated={targets.filter((target) => chosen.includes(target))}
              uploader={uploader}
              onSubmit={sending.submit}
            />
          )}
        </Suspense>
        <FormText
          name="requestName"
          label={t('requestName')}
          placeholder={t('nameOfFile')}
          marksOptional={false}
          dir="auto"
        />
        <SubmitError
          state={sending.state}
          wordError={(error) => (error instanceof UploadsFailed ? t('uploadsFailed') : undefined)}
        />
        <button
          type="submit"
          className={button('solid', 'large')}
          disabled={sending.isBusy || lacksEngine}
          aria-describedby={lacksEngine ? noEngineId : undefined}
        >
          {t(sending.isBusy ? 'sending' : 'translate')}
        </button>
        <Notes settings={settings} />
      </div>
    </Form>
  )
}
