import type { GlossaryFormat } from '@portolan/contract/machine-translation/glossary-files'
import { serveTasks } from '@portolan/documents/serve-tasks'
import { decodeText } from './decode-text.ts'
import { FileProblem, type FileProblemParams } from './file-problem.ts'
import type { GlossaryLanguages } from './glossary-languages.ts'
import { readCsv } from './read-csv.ts'
import { readTbx } from './read-tbx.ts'
import type { TermRow } from './term-row.ts'

export type ReadTask = {
  readonly format: GlossaryFormat
  readonly contentBase64: string
  readonly languages: GlossaryLanguages
}
export type ReadResult = { readonly rows: readonly TermRow[] } | { readonly problem: FileProblemParams }

const readers = { CSV: readCsv, TBX: readTbx }

serveTasks(async ({ format, contentBase64, languages }: ReadTask): Promise<ReadResult> => {
  try {
    const rows = readers[format](decodeText(Buffer.from(contentBase64, 'base64')), languages)
    return rows.length === 0 ? { problem: { reason: 'empty' } } : { rows }
  } catch (error) {
    if (error instanceof FileProblem) return { problem: error.params }
    throw error
  }
})
