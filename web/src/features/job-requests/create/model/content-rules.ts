import type { FieldProblem } from '../../../../shared/forms/form-errors.ts'
import { problemOf } from '../../../../shared/forms/schema/problem.ts'
import { textFileName } from '../../../../shared/request/project-name.ts'
import type { UploadItem } from '../../../../shared/uploads/upload-state.ts'
import { linksToSend, sendsFiles } from './content-parts.ts'
import { findLinkProblems, type LinkRow } from './links.ts'
import type { Values } from './values.ts'

export type ListedFiles = readonly Pick<UploadItem, 'list' | 'name'>[]
type ContentValues = Pick<
  Values,
  'inputMethod' | 'keepsFilesAndLinks' | 'textInput' | 'projectName' | 'includeReferenceFiles'
> & { readonly fileLinks: readonly LinkRow[] }

/** There must be something to translate, in the way that was chosen. */
export function findContentProblems(values: ContentValues, files: ListedFiles): FieldProblem[] {
  if (values.inputMethod === 'TEXT') return findTextProblem(values, files)
  const hasFiles = sendsFiles(values) && files.some(({ list }) => list === 'project')
  const hasLinks = linksToSend(values).length > 0
  if (sendsFiles(values) && !hasFiles && !hasLinks) return [{ name: 'files', problem: problemOf('filesRequired') }]
  return hasLinks || !sendsFiles(values) ? findLinkProblems(values.fileLinks) : []
}

/** The text becomes a file, which may not have the name of a reference file. */
function findTextProblem(values: ContentValues, files: ListedFiles): FieldProblem[] {
  if (values.textInput.trim() === '') return [{ name: 'textInput', problem: problemOf('required') }]
  const name = textFileName(values.projectName)
  const isTaken = files.some((file) => file.list === 'reference' && file.name.toLowerCase() === name.toLowerCase())
  if (!values.includeReferenceFiles || !isTaken) return []
  return [{ name: 'textInput', problem: problemOf('file_name_twice', { name }) }]
}
