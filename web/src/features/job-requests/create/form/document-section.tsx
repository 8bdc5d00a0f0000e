import type { LanguageGroup } from '@portolan/contract/accounts/language-groups'
import { SelectField } from '../../../../shared/ui/fields/select-field.tsx'
import type { Uploader } from '../../../../shared/uploads/uploader.ts'
import { clientOf } from '../model/sender.ts'
import { ContentFields } from './content-fields.tsx'
import { type FormPart, textOf } from './form-part.ts'
import { FormSection } from './form-section.tsx'
import { LanguageFields } from './language-fields.tsx'
import { useWords } from './use-form-texts.ts'

type Props = FormPart & { groups: readonly LanguageGroup[]; uploader: Uploader; sender: Uploader | undefined }

export function DocumentSection({ groups, uploader, sender, ...part }: Props) {
  const { t, rules } = useWords()
  const workflows = clientOf(part.setup.sender)?.selectableWorkflows ?? []
  return (
    <FormSection title={t('documents')}>
      <LanguageFields {...part} groups={groups} />
      {workflows.length > 0 && (
        <div data-field="xtrfServiceId">
          <SelectField
            {...textOf(part, 'xtrfServiceId')}
            label={t('workflow')}
            placeholder={rules('choose')}
            options={workflows.map(({ label, xtrfServiceId }) => ({ value: String(xtrfServiceId), name: label }))}
          />
        </div>
      )}
      <ContentFields {...part} uploader={uploader} sender={sender} />
    </FormSection>
  )
}
