import { type FocusEvent, useRef } from 'react'
import { useFieldError } from '../../../../shared/forms/fields/use-field.ts'
import { useFormContext } from '../../../../shared/forms/form-context.ts'
import { useMessages } from '../../../../shared/messages/messages.ts'
import type { Uploader } from '../../../../shared/uploads/uploader.ts'
import { FileField } from '../../../../shared/uploads/widgets/file-field.tsx'
import { createRequestMessages } from '../messages/create-request.ts'
import type { RejectedFile } from '../model/reused.ts'
import { RejectedFiles } from './rejected-files.tsx'

type Props = { uploader: Uploader; earlyUploader: Uploader | undefined; rejected: readonly RejectedFile[] }

/** The files to translate. The uploader has them, not the form, which only shows their problem. */
export function ProjectFiles({ uploader, earlyUploader, rejected }: Props) {
  const t = useMessages(createRequestMessages)
  const { onLeave } = useFormContext()
  const box = useRef<HTMLDivElement>(null)
  const error = useFieldError('files', t('files'), box)
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget)) onLeave('files')
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notes that the focus has left
    <div ref={box} onBlur={onBlur}>
      <RejectedFiles uploader={uploader} list="project" rejected={rejected} />
      <FileField
        label={t('files')}
        uploader={uploader}
        sender={earlyUploader}
        list="project"
        takesPaste
        error={error}
      />
    </div>
  )
}
