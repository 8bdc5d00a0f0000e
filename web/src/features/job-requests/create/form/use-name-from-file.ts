import type { SchemaForm } from '../../../../shared/forms/use-schema-form.ts'
import { useSuggestedName } from '../../../../shared/request/use-suggested-name.ts'
import type { UploadItem } from '../../../../shared/uploads/upload-state.ts'
import { sendsFiles } from '../model/content-parts.ts'
import type { RequestSchema } from '../model/request-schema.ts'
import type { Values } from '../model/values.ts'

/** Names the project after the first of its files, if it is sent with files. */
export function useNameFromFile(
  form: SchemaForm<RequestSchema>,
  values: Values,
  files: readonly Pick<UploadItem, 'list' | 'name'>[],
): void {
  const first = sendsFiles(values) ? files.find(({ list }) => list === 'project') : undefined
  useSuggestedName({
    current: values.projectName,
    fileName: first?.name,
    onChange: (name) => form.change('projectName', name),
  })
}
