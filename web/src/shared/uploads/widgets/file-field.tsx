import { type ReactNode, useId, useRef } from 'react'
import { useMessages } from '../../messages/messages.ts'
import { Icon } from '../../ui/icon.tsx'
import { uploadMessages } from '../messages/uploads.ts'
import type { UploadLimits } from '../upload-rules.ts'
import type { UploadItem, UploadList } from '../upload-state.ts'
import { useQuantities } from '../upload-texts.ts'
import type { Uploader } from '../uploader.ts'
import { useUploads } from '../use-uploader.ts'
import { FileDrop } from './file-drop.tsx'
import css from './file-field.module.css'
import { FileList } from './file-list.tsx'
import { UploadNews } from './upload-news.tsx'

type Props = {
  readonly label: string
  readonly uploader: Uploader
  /** Sends the files of the list, where the list does not do so itself: its rows then tell how far that is. */
  readonly sender?: Uploader | undefined
  readonly list: UploadList
  readonly takesPaste?: boolean
  /** What can be chosen for each file. */
  readonly control?: ((item: UploadItem) => ReactNode) | undefined
  /** The sentence about limits, where the usual one would not be true. */
  readonly limitsText?: string | undefined
  /** What the form says of it, when it was sent without. */
  readonly error?: string | undefined
}

/** One list of files in a form: where they are put, what was not taken, what is in it. */
export function FileField({ label, uploader, sender, list, takesPaste = false, control, limitsText, error }: Props) {
  const state = useUploads(uploader)
  const sent = useUploads(sender ?? uploader)
  const id = useId()
  const picker = useRef<HTMLButtonElement>(null)
  const items = state.items.filter((item) => item.list === list).map((item) => asSent(item, sent.items))
  const refusals = state.refusals.filter((refusal) => refusal.list === list).map(({ text }) => text)
  const problems = error === undefined ? refusals : [error, ...refusals]
  return (
    <fieldset className={css.field}>
      <legend className={css.label}>{label}</legend>
      <FileDrop
        takesPaste={takesPaste}
        pickerRef={picker}
        describedBy={`${id}-limits ${id}-problems`}
        extensions={uploader.limits().extensions}
        onApproach={(sender ?? uploader).prepare}
        onFiles={(files) => uploader.add(list, files)}
      />
      <Limits id={`${id}-limits`} text={limitsText} {...uploader.limits()} />
      <div id={`${id}-problems`} role="alert" className={css.problems}>
        {problems.map((text) => (
          <p key={text} className={css.problem}>
            <Icon name="alert" size={16} />
            {text}
          </p>
        ))}
      </div>
      <FileList
        label={label}
        items={items}
        uploader={uploader}
        sender={sender}
        control={control}
        onEmptied={() => picker.current?.focus()}
      />
      <UploadNews items={items} />
    </fieldset>
  )
}

/** The row of the list, with what its sender knows of the same file. */
function asSent(item: UploadItem, sent: readonly UploadItem[]): UploadItem {
  const known = sent.find(({ file }) => file === item.file)
  if (!known || item.status === 'kept') return item
  const { status, sentBytes, bytesPerSecond, problem } = known
  return { ...item, status, sentBytes, bytesPerSecond, problem }
}

type LimitsProps = UploadLimits & { id: string; text: string | undefined }

function Limits({ id, text, files, bytesPerFile, bytesInTotal, extensions }: LimitsProps) {
  const t = useMessages(uploadMessages)
  const { size } = useQuantities()
  const each = { count: files, size: size(bytesPerFile) }
  return (
    <p id={id} className={css.limits}>
      {text ??
        (bytesInTotal === undefined ? t('limits', each) : t('limitsInTotal', { ...each, total: size(bytesInTotal) }))}
      {extensions && (
        <>
          {' '}
          <bdi dir="ltr" translate="no">
            {extensions.map((one) => `.${one}`).join(' ')}
          </bdi>
        </>
      )}
    </p>
  )
}
