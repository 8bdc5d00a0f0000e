import { projectNameMaxLength } from '@portolan/contract/job-requests/requests'
import { FormText, FormTextArea } from '../../../../shared/forms/fields/inputs.tsx'
import { useFormContext } from '../../../../shared/forms/form-context.ts'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { isDefaultProjectName, projectNameOf } from '../../../../shared/request/project-name.ts'
import { button } from '../../../../shared/ui/button.ts'
import type { UploadItem } from '../../../../shared/uploads/upload-state.ts'
import { createRequestMessages } from '../messages/create-request.ts'
import { sendsFiles } from '../model/content-parts.ts'
import type { Values } from '../model/values.ts'
import { FormSection } from './form-section.tsx'
import { CustomFields } from './lazy-custom-fields.ts'
import type { SectionProps } from './section-props.ts'

type Files = readonly UploadItem[]

/** The name of the project and the client's own fields about it. */
export function ProjectSection({
  setup,
  values,
  files,
  hasReference,
}: SectionProps & { files: Files; hasReference: boolean }) {
  const t = useMessages(createRequestMessages)
  return (
    <FormSection title={t('project')}>
      <div>
        <FormText name="projectName" label={t('projectName')} dir="auto" autoComplete="off" />
        <FileNameOffer values={values} files={files} />
      </div>
      {setup.definitions.length > 0 && <CustomFields name="customFields" definitions={setup.definitions} />}
      {!hasReference && <FormText name="reference" label={t('reference')} dir="auto" />}
      <FormTextArea name="notes" label={t('notes')} dir="auto" />
    </FormSection>
  )
}

/** In place of a name that nobody chose, that of the first file. */
function FileNameOffer({ values, files }: { values: Values; files: Files }) {
  const t = useMessages(createRequestMessages)
  const { change } = useFormContext()
  const first = sendsFiles(values) ? files.find(({ list }) => list === 'project') : undefined
  const name = first ? projectNameOf(first.name).slice(0, projectNameMaxLength) : ''
  if (name === '' || !isDefaultProjectName(values.projectName)) return null
  return (
    <button type="button" className={button('text')} onClick={() => change('projectName', name)}>
      {t('useFileName', { name })}
    </button>
  )
}
