import { projectNameMaxLength } from '@portolan/contract/job-requests/requests'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { SchemaForm } from '../../../../shared/forms/use-schema-form.ts'
import { isDefaultProjectName, projectNameOf } from '../../../../shared/request/project-name.ts'
import type { UploadItem } from '../../../../shared/uploads/upload-state.ts'
import { sendsFiles } from '../model/content-parts.ts'
import type { RequestSchema } from '../model/request-schema.ts'
import type { Values } from '../model/values.ts'

/** Names the project after its first file, as long as nobody has typed a name. Without a file the default comes back. */
export function useNameFromFile(
  form: SchemaForm<RequestSchema>,
  values: Values,
  files: readonly Pick<UploadItem, 'list' | 'name'>[],
): void {
  const first = sendsFiles(values) ? files.find(({ list }) => list === 'project') : undefined
  const fileName = first ? projectNameOf(first.name).slice(0, projectNameMaxLength) : ''
  const given = useRef<{ readonly name: string; readonly initial: string }>(undefined)
  const rename = useEffectEvent((wanted: string) => {
    const current = values.projectName
    const initial = given.current?.name === current ? given.current.initial : current
    if (initial.trim() !== '' && !isDefaultProjectName(initial)) return
    const name = wanted || initial
    given.current = { name, initial }
    if (name !== current) form.change('projectName', name)
  })
  useEffect(() => rename(fileName), [fileName])
}
