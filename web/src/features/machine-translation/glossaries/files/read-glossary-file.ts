import { glossaryFileMaxBytes } from '@portolan/contract/machine-translation/glossaries'
import type { GlossaryFormat } from '@portolan/contract/machine-translation/glossary-files'

export const maxMegabytes = glossaryFileMaxBytes / 1_000_000

type FileProblem = 'fileMissing' | 'fileTooLarge' | 'fileKind'

/** TBX files of some tools are named .xml. */
const formats: Readonly<Record<string, GlossaryFormat>> = { csv: 'CSV', tbx: 'TBX', xml: 'TBX' }

const formatOf = ({ name }: File): GlossaryFormat | undefined => formats[name.split('.').at(-1)?.toLowerCase() ?? '']

export function checkGlossaryFile(
  file: File | null,
): { readonly problem: FileProblem } | { readonly file: File; readonly format: GlossaryFormat } {
  if (!file) return { problem: 'fileMissing' }
  const format = formatOf(file)
  if (!format) return { problem: 'fileKind' }
  return file.size > glossaryFileMaxBytes ? { problem: 'fileTooLarge' } : { file, format }
}

export function readBase64(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })
}
