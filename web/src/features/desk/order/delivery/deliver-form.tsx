import { DeliveredFile, deliverDeskOrder } from '@portolan/contract/desk/actions'
import type { DeskOrder } from '@portolan/contract/desk/desk'
import { uploadLimits } from '@portolan/contract/files/files'
import type { JobRequestFile } from '@portolan/contract/job-requests/requests'
import { useId } from 'react'
import { useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { nameInSentence } from '../../../../shared/format.ts'
import { FormSelect } from '../../../../shared/forms/fields/inputs.tsx'
import { Form } from '../../../../shared/forms/form.tsx'
import { LeaveGuard } from '../../../../shared/forms/leaving/leave-guard.tsx'
import { inputRules } from '../../../../shared/forms/schema/input-rules.ts'
import { SubmitError } from '../../../../shared/forms/submit-error.tsx'
import { useSchemaForm } from '../../../../shared/forms/use-schema-form.ts'
import { useSubmit } from '../../../../shared/forms/use-submit.ts'
import { joinNames } from '../../../../shared/join-names.ts'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { button } from '../../../../shared/ui/button.ts'
import card from '../../../../shared/ui/page/card.module.css'
import { useIsPanelShown } from '../../../../shared/ui/panel-shown.ts'
import { sendAll } from '../../../../shared/uploads/send-all.ts'
import type { UploadItem } from '../../../../shared/uploads/upload-state.ts'
import { useUploader, useUploads } from '../../../../shared/uploads/use-uploader.ts'
import { FormFiles } from '../../../../shared/uploads/widgets/form-files.tsx'
import { useDeskActions } from '../../api.ts'
import { deskMessages } from '../../messages/desk.ts'
import { deskOrderMessages } from '../../messages/order.ts'
import { useUndoNote } from '../actions/use-undo-note.ts'
import css from '../order.module.css'
import { missingLanguages, needsChange } from '../step/next-step.ts'
import { targetsByName } from '../target-languages.ts'
import { useFileLanguages } from './use-file-languages.tsx'
import type { SourceWarning } from './use-source-warning.ts'

const { maxLength: maxFiles = 1 } = inputRules(deliverDeskOrder.body, 'files')
const limits = { files: maxFiles, bytesPerFile: uploadLimits.signedIn.bytesPerFile }
const schema = z.object({
  languageId: DeliveredFile.shape.languageId,
  files: z.array(DeliveredFile.shape.fileName).check(z.minLength(1)),
})

type Props = {
  order: DeskOrder
  translated: readonly JobRequestFile[]
  /** Outlives the form, which begins again when there are more files. */
  source: SourceWarning
  /** Asks before the order is completed. */
  onComplete: () => void
}

/** Uploads files of any of the languages and adds them to the order in one go. The last ones can complete it in the same step. */
export default function DeliverForm({ order, translated, source, onComplete }: Props) {
  const t = useMessages(deskMessages)
  const words = useMessages(deskOrderMessages)
  const { deliver, withdraw } = useDeskActions(order.id)
  const noteWithUndo = useUndoNote(order.id)
  const reasonId = useId()
  const isShown = useIsPanelShown()
  const targets = targetsByName(order)
  const uploader = useUploader({ limits: () => ({ ...limits, isByFolder: targets.length > 1 }) })
  const next = targets.find(({ id }) => !translated.some(({ languageId }) => languageId === id))
  const form = useSchemaForm({
    schema,
    defaultValues: { languageId: (next ?? targets[0])?.id ?? '', files: [] },
    textOf: ({ code }, name) => {
      if (code === 'required' && name === 'languageId') return t('chooseLanguage')
      return code === 'chooseAtLeastOne' ? t('chooseFiles') : undefined
    },
  })
  const [languageId, files] = useWatch({ control: form.methods.control, name: ['languageId', 'files'] })
  const { isSeveral, languageOf, control } = useFileLanguages(order, languageId)
  const { items } = useUploads(uploader)
  const filesOf = (sent: readonly UploadItem[]): DeliveredFile[] =>
    sent.map((item) => ({ fileName: item.name, fileKey: item.fileKey ?? '', languageId: languageOf(item) }))
  const add = async (files: readonly DeliveredFile[], isSourceIntended: boolean) => {
    await deliver({ files: [...files], isSourceIntended })
    noteWithUndo(words('filesAdded'), () =>
      files.reduce((before, { fileKey }) => before.then(() => withdraw(fileKey)), Promise.resolve()),
    )
  }
  const adding = useSubmit(form, {
    send: async (_, { signal }) => {
      const files = filesOf(await sendAll(uploader, signal))
      await source.deliver('ADD', (isSourceIntended) => add(files, isSourceIntended))
    },
  })
  const completing = useSubmit(form, {
    // Asked once: the question before the order is completed names files that are the client's own.
    send: async (_, { signal }) => add(filesOf(await sendAll(uploader, signal)), true),
    onDone: onComplete,
  })
  const isBusy = adding.isBusy || completing.isBusy
  const language = targets.find(({ id }) => id === languageId)
  const missing = missingLanguages(order)
  const left = missing.filter(({ id }) => !items.some((item) => languageOf(item) === id))
  const needsNew = needsChange(order)
  const isLast = missing.length > 0 || needsNew
  const isReviewed = order.qaJobs.some(({ status }) => status === 'ASSIGNED')
  const obstacle = isReviewed
    ? words('reviewOpen')
    : left.length > 0
      ? words('missingFor', { languages: joinNames(left.map(({ name }) => nameInSentence(name))) })
      : needsNew && files.length === 0
        ? words('missingNew')
        : undefined
  const mayComplete = order.actions.includes('COMPLETE') || order.status === 'NEW' || isReviewed
  return (
    <Form
      form={form}
      onSubmit={adding.submit}
      isBusy={isBusy}
      className={`${card.card} ${css.deliver}`}
      aria-label={t('deliver')}
    >
      <LeaveGuard />
      <FormSelect
        name="languageId"
        label={isSeveral ? words('languageOfOthers') : t('language')}
        help={isSeveral ? words('languageHelp') : undefined}
        placeholder={t('choose')}
        options={targets.map(({ id, name }) => ({ value: id, name }))}
      />
      <FormFiles
        name="files"
        label={isSeveral ? words('filesOfAll') : t('filesIn', { language: nameInSentence(language?.name ?? '') })}
        uploader={uploader}
        control={control}
        list="project"
        takesPaste={isShown}
      />
      <SubmitError state={completing.state.kind === 'failed' ? completing.state : adding.state} />
      <div className={css.actions}>
        {mayComplete && isLast && (
          <button
            type="button"
            className={button('solid')}
            disabled={isBusy || obstacle !== undefined}
            aria-describedby={obstacle && reasonId}
            onClick={completing.submit}
          >
            {t('act_COMPLETE')}
          </button>
        )}
        <button type="submit" className={button('outline')} disabled={isBusy}>
          {t('deliver')}
        </button>
      </div>
      {mayComplete && isLast && obstacle && (
        <p id={reasonId} className={css.quiet}>
          {obstacle}
        </p>
      )}
    </Form>
  )
}
