import type { JobRequest, TextCount } from '@portolan/contract/job-requests/requests'
import { useLocale } from '../messages/language.ts'
import { useMessages } from '../messages/messages.ts'
import css from './count-notes.module.css'
import { countNoteMessages } from './messages/count-notes.ts'

type CountedFile = { readonly name: string; readonly count: TextCount | null }
type Props = {
  /** Of all files together; null where not all of them were counted. */
  total: TextCount | null
  files: readonly CountedFile[]
}

/** By which rule words are counted, and how many characters that were. */
export function CountingRule({ total }: Pick<Props, 'total'>) {
  const t = useMessages(countNoteMessages)
  return (
    <p className={css.notes}>
      {t('rule')} {total && <Characters count={total} />}
    </p>
  )
}

/** What was found in the files and not counted. */
export function NotCounted({ files }: Pick<Props, 'files'>) {
  const t = useMessages(countNoteMessages)
  const noted = files.filter(({ count }) => count?.notes?.length)
  if (noted.length === 0) return null
  return (
    <ul className={css.notes} aria-label={t('notCounted')}>
      {noted.map(({ name, count }) => (
        <li key={name}>
          {files.length > 1 && (
            <>
              <bdi>{name}</bdi>:{' '}
            </>
          )}
          {count?.notes?.map((note) => t(note)).join(' ')}
        </li>
      ))}
    </ul>
  )
}

/** Of the source files of a request. */
export function RequestCountNotes({
  request: { count: total, files },
}: {
  request: Pick<JobRequest, 'count' | 'files'>
}) {
  const sources = files.filter(({ category }) => category === 'SOURCE_DOCUMENT')
  if (!sources.some(({ count }) => count?.notes)) return null
  return (
    <div className={css.both}>
      <CountingRule total={total} />
      <NotCounted files={sources.map(({ fileName: name, count }) => ({ name, count }))} />
    </div>
  )
}

function Characters({ count: { characters, asianCharacters } }: { count: TextCount }) {
  const t = useMessages(countNoteMessages)
  const number = new Intl.NumberFormat(useLocale())
  const all = { characters: number.format(characters) }
  if (!asianCharacters) return t('characters', all)
  return t('charactersAsian', { ...all, asian: number.format(asianCharacters) })
}
