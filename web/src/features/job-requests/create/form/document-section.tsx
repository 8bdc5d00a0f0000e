import type { LanguageGroup } from '@portolan/contract/accounts/language-groups'
import type { ReactNode } from 'react'
import { FormSelect } from '../../../../shared/forms/fields/inputs.tsx'
import { formMessages } from '../../../../shared/messages/forms.ts'
import { useMessages } from '../../../../shared/messages/messages.ts'
import type { Uploader } from '../../../../shared/uploads/uploader.ts'
import { createRequestMessages } from '../messages/create-request.ts'
import { clientOf } from '../model/requester.ts'
import { ContentFields } from './content-fields.tsx'
import { FormSection } from './form-section.tsx'
import { LanguageFields } from './language-fields.tsx'
import type { SectionProps } from './section-props.ts'

type Props = SectionProps & {
  groups: readonly LanguageGroup[]
  uploader: Uploader
  earlyUploader: Uploader | undefined
  /** What fills in the form. */
  templates: ReactNode
}

/** Files come first, as people have them at hand; the rest is about them. */
export function DocumentSection({ groups, uploader, earlyUploader, templates, ...section }: Props) {
  const t = useMessages(createRequestMessages)
  const forms = useMessages(formMessages)
  const workflows = clientOf(section.setup.requester)?.selectableWorkflows ?? []
  return (
    <FormSection title={t('documents')} actions={templates}>
      <ContentFields {...section} uploader={uploader} earlyUploader={earlyUploader} />
      <LanguageFields {...section} groups={groups} />
      {workflows.length > 0 && (
        <FormSelect
          name="xtrfServiceId"
          label={t('workflow')}
          placeholder={forms('choose')}
          options={workflows.map(({ label, xtrfServiceId }) => ({ value: String(xtrfServiceId), name: label }))}
        />
      )}
    </FormSection>
  )
}
