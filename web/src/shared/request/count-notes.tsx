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

/** By which rule words were counted, and what was found in the files and not counted. */
export function CountNotes({ total, files }: Props) {
  const t = useMessages(countNoteMessages)
  const counted = files.filter(({ count }) => count?.notes)
  if (counted.length === 0) return null
  const noted = counted.filter(({ count }) => count?.notes?.length)
  return (
    <div className={css.notes}>
      <p>
        {t('rule')} {total && <Characters count={total} />}
      </p>
      {noted.length > 0 && (
        <ul aria-label={t('notCounted')}>
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
      )}
    </div>
  )
}

/** Of the source files of a request. */
export function RequestCountNotes({ request }: { request: Pick<JobRequest, 'count' | 'files'> }) {
  const sources = request.files.filter(({ category }) => category === 'SOURCE_DOCUMENT')
  return <CountNotes total={request.count} files={sources.map(({ fileName: name, count }) => ({ name, count }))} />
}

function Characters({ count: { characters, asianCharacters } }: { count: TextCount }) {
  const t = useMessages(countNoteMessages)
  const number = new Intl.NumberFormat(useLocale())
  const all = { characters: number.format(characters) }
  if (!asianCharacters) return t('characters', all)
  return t('charactersAsian', { ...all, asian: number.format(asianCharacters) })
}
