import { attackFiles } from '../../../../documents/src/corpus/hostile/attack-files.ts'
import { hostileActive } from '../../../../documents/src/corpus/hostile/hostile-active.ts'
import { hostileArchives } from '../../../../documents/src/corpus/hostile/hostile-archives.ts'
import { hostileOffice } from '../../../../documents/src/corpus/hostile/hostile-office.ts'
import { hostileOthers } from '../../../../documents/src/corpus/hostile/hostile-others.ts'
import { xlsx } from '../../../../documents/src/corpus/office-files.ts'

export type HostileTranslation = {
  readonly name: string
  readonly bytes: Buffer
  /** The rejection, the failure or the status that its sender sees. */
  readonly outcome: string
}

const rejections = {
  archive_bomb: 'ARCHIVE_BOMB',
  xml_entities: 'UNSAFE_CONTENT',
  password_protected: 'PASSWORD_PROTECTED',
  broken: 'UNREADABLE',
  macros: 'MACROS',
} as const
const refused = [...hostileArchives, ...hostileOffice, ...hostileActive, ...hostileOthers]

/** Texts that once took a reader seconds, hours or forever: what becomes of them when their words are not known. */
const outcomes: Readonly<Record<string, string>> = {
  'brackets.md': 'NOTHING_TO_TRANSLATE',
  'tags.md': 'NOTHING_TO_TRANSLATE',
  'tags.html': 'NOTHING_TO_TRANSLATE',
  'xmlns1m.docx': 'UNCHANGED',
}

/** An office file of each kind that screening rejects. */
export const rejectedFiles: readonly (Omit<HostileTranslation, 'bytes'> & { readonly make: () => Buffer })[] =
  Object.entries(rejections).map(([refusal, outcome]) => {
    const found = refused.find((file) => file[3] === refusal && /\.(?:docx|xlsx|pptx)$/.test(file[1]))
    if (!found) throw new Error(`No office file is refused as ${refusal}.`)
    return { name: `${refusal}-${found[1]}`, make: found[2], outcome }
  })

/** Files that clients could send for translation to harm others: one of each kind, slow texts, and a million rows. */
export function hostileTranslations(): readonly HostileTranslation[] {
  const rows = Array.from({ length: 1_000_000 }, (_, row) => `<c t="inlineStr"><is><t>arm ${row}</t></is></c>`)
  return [
    ...rejectedFiles.map(({ make, ...file }) => ({ ...file, bytes: make() })),
    ...attackFiles.map(({ name, make }) => ({ name, bytes: make(), outcome: outcomes[name] ?? 'TYPE_MISMATCH' })),
    { name: 'rows.xlsx', bytes: xlsx('', rows.join('')), outcome: 'TOO_LARGE' },
  ]
}
