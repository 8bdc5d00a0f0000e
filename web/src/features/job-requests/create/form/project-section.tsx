import { isNeededByAsked, latestNeededBy } from '@portolan/contract/job-requests/needed-by'
import { FormText, FormTextArea } from '../../../../shared/forms/fields/inputs.tsx'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { providerToday } from '../../../../shared/provider-today.ts'
import { createRequestMessages } from '../messages/create-request.ts'
import type { Setup } from '../model/values.ts'
import { FormSection } from './form-section.tsx'
import { CustomFields } from './lazy-custom-fields.ts'
import css from './request-form.module.css'

/** The name of the project and the client's own fields about it. */
export function ProjectSection({ setup, hasReference }: { setup: Setup; hasReference: boolean }) {
  const t = useMessages(createRequestMessages)
  const today = providerToday()
  return (
    <FormSection title={t('project')}>
      <div className={css.fields}>
        <FormText name="projectName" label={t('projectName')} dir="auto" autoComplete="off" />
        {!hasReference && <FormText name="reference" label={t('reference')} dir="auto" />}
        {isNeededByAsked(setup.definitions) && (
          <FormText
            name="neededBy"
            type="date"
            label={t('neededBy')}
            help={t('neededByHelp')}
            min={today}
            max={latestNeededBy(today)}
          />
        )}
        {setup.definitions.length > 0 && <CustomFields name="customFields" definitions={setup.definitions} />}
      </div>
      <FormTextArea name="notes" label={t('notes')} dir="auto" />
    </FormSection>
  )
}
