import type { JobRequest } from '@portolan/contract/job-requests/requests'
import type { Language } from '@portolan/contract/reference/reference'
import { EscalationReason } from '@portolan/contract/translation-management/translation-management'
import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { DialogForm } from '../../../../shared/forms/dialog-form.tsx'
import { FormField } from '../../../../shared/forms/fields/form-field.tsx'
import { FormSelect, FormText, FormTextArea } from '../../../../shared/forms/fields/inputs.tsx'
import { formMessages } from '../../../../shared/messages/forms.ts'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { requestMessages } from '../../../../shared/request/messages/requests.ts'
import { Dialog } from '../../../../shared/ui/dialog.tsx'
import { TextField } from '../../../../shared/ui/fields/text-field.tsx'
import { LanguageDropdown } from '../../../../shared/ui/language-dropdown/language-dropdown.tsx'
import { languages } from '../../frame/api.ts'
import { escalationMessages } from '../messages/escalation.ts'
import css from './escalation-drawer.module.css'
import type { EscalationStart } from './escalation-start.ts'
import { Estimate } from './estimate.tsx'
import { useEscalation } from './use-escalation.ts'

type Props = { request: JobRequest; start: EscalationStart; onClose: () => void }

/** Hands the files to human translators, with instructions. */
export default function EscalationDrawer({ request, start, onClose }: Props) {
  const t = useMessages(escalationMessages)
  const common = useMessages(requestMessages)
  const forms = useMessages(formMessages)
  const { form, sending } = useEscalation(request, start, onClose)
  const [reason, languageIds] = useWatch({ control: form.methods.control, name: ['reason', 'targetLanguageIds'] })
  const known = useQuery(languages)
  const ofRequest = request.targetLanguages.flatMap(
    ({ id }): readonly Language[] => known.data?.filter((language) => language.id === id) ?? [],
  )
  return (
    <Dialog open kind="drawer" title={t('title')} hasCloseButton onClose={onClose}>
      <div className={css.body}>
        <p className={css.lead}>{t('lead')}</p>
        <DialogForm form={form} sending={sending} action={t('send')} onClose={onClose} className={css.form}>
          <FormText name="projectName" label={t('projectName')} dir="auto" />
          <TextField label={common('source')} value={request.sourceLanguage?.name ?? ''} disabled help={t('locked')} />
          <FormField name="targetLanguageIds" label={common('targets')}>
            {({ value, error, change }) => (
              <LanguageDropdown
                label={common('targets')}
                multiple
                languages={ofRequest}
                value={value as string[]}
                error={error}
                onChange={change}
              />
            )}
          </FormField>
          <FormSelect
            name="reason"
            label={t('reason')}
            placeholder={forms('choose')}
            options={EscalationReason.options.map((value) => ({ value, name: t(value) }))}
          />
          {reason === 'OTHER' && (
            <FormTextArea name="otherReason" label={t('otherReason')} optional={false} dir="auto" />
          )}
          <FormTextArea name="notes" label={common('notes')} help={t('notesHelp')} rows={4} dir="auto" optional />
          <Estimate request={request} reason={reason} languageIds={languageIds} />
        </DialogForm>
      </div>
    </Dialog>
  )
}
