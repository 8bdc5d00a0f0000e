import { useRef } from 'react'
import { textFileName } from '../../../../shared/request/project-name.ts'
import type { UploadItem } from '../../../../shared/uploads/upload-state.ts'
import { sendsFiles } from '../model/content-parts.ts'
import type { Values } from '../model/values.ts'
import { type Content, sentFiles } from './send-uploads.ts'

/** The files a request is sent with: those of the lists in use, and the text as a file. */
export function useContent(values: Values, items: readonly UploadItem[]) {
  /** The same text is the same file, so that it is not sent twice. */
  const text = useRef<{ name: string; content: string; file: File }>(undefined)

  function textFile(): File {
    const name = textFileName(values.projectName)
    const content = values.textInput
    if (text.current?.name !== name || text.current.content !== content)
      text.current = { name, content, file: new File([content], name, { type: 'text/plain' }) }
    return text.current.file
  }

  const counts = ({ list }: UploadItem): boolean =>
    list === 'reference' ? values.includeReferenceFiles : sendsFiles(values)

  const counted = items.filter(counts)
  const files: readonly Content[] = counted
    .filter(({ status }) => status !== 'kept')
    .map(({ list, file }) => ({ list, file }))
  return {
    /** Files of the earlier request, which are stored already. */
    kept: sentFiles(counted.filter(({ status }) => status === 'kept')),
    files,
    contentOf: (): readonly Content[] => [
      ...files,
      ...(values.inputMethod === 'TEXT' ? [{ list: 'project' as const, file: textFile() }] : []),
    ],
  }
}
