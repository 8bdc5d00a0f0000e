import type { JobRequest } from '@portolan/contract/job-requests/requests'
import { useMessages } from '../../shared/messages/messages.ts'
import { RequestCountNotes } from '../../shared/request/count-notes.tsx'
import { quoteMessages } from '../../shared/request/messages/quotes.ts'
import { requestMessages } from '../../shared/request/messages/requests.ts'
import css from './counted-files.module.css'

const mostShown = 10

/** What the price is for: the files with their words. Visitors without the code see no names, only the volume. */
export default function CountedFiles({ request }: { request: JobRequest }) {
  const t = useMessages(quoteMessages)
  const tr = useMessages(requestMessages)
  const { count } = request
  const sources = request.files.filter(({ category }) => category === 'SOURCE_DOCUMENT')
  if (sources.length === 0 && !count) return null
  const hasTotal = count && sources.length !== 1
  return (
    <section className={css.files} aria-labelledby="quote-files">
      <h2 id="quote-files">{sources.length === 0 ? tr('volume') : t('quotedFiles')}</h2>
      <ul>
        {sources.slice(0, mostShown).map((file) => (
          <li key={file.fileKey}>
            <bdi>{file.fileName}</bdi>
            {file.count && <span>{tr('words', { count: file.count.words })}</span>}
          </li>
        ))}
        {sources.length > mostShown && <li>{t('moreFiles', { count: sources.length - mostShown })}</li>}
        {hasTotal && (
          <li className={css.total}>
            {sources.length > 0 && <span>{tr('volume')}</span>}
            <span>
              {tr('volumeOf', {
                words: tr('words', { count: count.words }),
                pages: tr('pages', { count: count.pages }),
              })}
            </span>
          </li>
        )}
      </ul>
      <RequestCountNotes request={request} />
    </section>
  )
}
