import type { MediaOptions, MediaProject } from '@portolan/contract/machine-translation/media/media-translations'
import type { MachineTranslationSettings } from '@portolan/contract/machine-translation/settings'
import type { Language } from '@portolan/contract/reference/reference'
import { DialogForm } from '../../../../shared/forms/dialog-form.tsx'
import { FormText } from '../../../../shared/forms/fields/inputs.tsx'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { useQuantities } from '../../../../shared/uploads/upload-texts.ts'
import { FormFiles } from '../../../../shared/uploads/widgets/form-files.tsx'
import { UploadsFailed } from '../../requests/uploaded-files.ts'
import { createMessages } from '../messages/create.ts'
import css from './create-drawer.module.css'
import { LanguageFields } from './language-fields.tsx'
import type { MediaStart } from './media-start.ts'
import { SubtitleTypeField } from './subtitle-type-field.tsx'
import { useMediaForm } from './use-media-form.ts'
import { VoiceFields } from './voice-fields.tsx'

type Props = {
  project: MediaProject
  settings: MachineTranslationSettings
  options: MediaOptions
  languages: readonly Language[]
  start: MediaStart | undefined
  onBack: () => void
}

const megabyte = 1024 ** 2

/** The fields that the type of the project needs. */
export function MediaForm({ project, settings, options, languages, start, onBack }: Props) {
  const t = useMessages(createMessages)
  const { size } = useQuantities()
  const { form, sending, uploader } = useMediaForm({ project, settings, options, languages, start })
  const { files, bytesInTotal = 0 } = uploader.limits()
  return (
    <DialogForm
      form={form}
      sending={sending}
      action={t(sending.isBusy ? 'sending' : 'submit')}
      back={t('changeType')}
      wordError={(error) => (error instanceof UploadsFailed ? t('uploadsFailed') : undefined)}
      className={css.form}
      onClose={onBack}
    >
      <FormFiles
        name="files"
        label={t('files')}
        uploader={uploader}
        list="project"
        takesPaste
        limitsText={t('limits', {
          count: files,
          audio: size(settings.maxAudioFileSizeMB * megabyte),
          video: size(settings.maxVideoFileSizeMB * megabyte),
          total: size(bytesInTotal),
        })}
      />
      <FormText
        name="requestName"
        label={t('projectName')}
        placeholder={t('nameOfFile')}
        marksOptional={false}
        dir="auto"
      />
      <LanguageFields form={form} project={project} options={options} languages={languages} />
      {project === 'DUBBING' && <VoiceFields form={form} options={options} languages={languages} />}
      <SubtitleTypeField />
    </DialogForm>
  )
}
