import type { SchemaForm } from '../../../../shared/forms/use-schema-form.ts'
import { nameOfFile, nameOfText } from '../../../../shared/request/project-name.ts'
import { useSuggestedName } from '../../../../shared/request/use-suggested-name.ts'
import type { UploadItem } from '../../../../shared/uploads/upload-state.ts'
import { linksToSend, sendsFiles } from '../model/content-parts.ts'
import type { RequestSchema } from '../model/request-schema.ts'
import type { Values } from '../model/values.ts'

type Listed = Pick<UploadItem, 'list' | 'name'>

/** Names the project after what is sent: the first file, the first words of the text, or the first link. */
export function useNameFromContent(form: SchemaForm<RequestSchema>, values: Values, files: readonly Listed[]): void {
  useSuggestedName({
    current: values.projectName,
    suggested: nameOf(values, files),
    onChange: (name) => form.change('projectName', name),
  })
}

function nameOf(values: Values, files: readonly Listed[]): string {
  if (values.inputMethod === 'TEXT') return nameOfText(values.textInput)
  const first = sendsFiles(values) ? files.find(({ list }) => list === 'project') : undefined
  return nameOfFile(first?.name) || nameOfText(linksToSend(values)[0]?.name ?? '')
}
