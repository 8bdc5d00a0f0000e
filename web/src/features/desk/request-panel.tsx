import type { JobRequest } from '@portolan/contract/job-requests'
import { deskMessages } from '../../shared/messages/desk.ts'
import { useMessages } from '../../shared/messages/messages.ts'
import { DeskFiles } from './desk-files.tsx'
import css from './order.module.css'

/** What the client sent and said. */
export function RequestPanel({ request }: { request: JobRequest }) {
  const t = useMessages(deskMessages)
  const { requestorName, requestorEmail, count, notes, customFields, fileLinks, files } = request
  const of = (category: string) => files.filter((file) => file.category === category)
  return (
    <div className={css.parts}>
      <dl className={css.facts}>
        <dt>{t('requestedBy')}</dt>
        <dd>
          <bdi>{requestorName}</bdi> <a href={`mailto:${requestorEmail}`}>{requestorEmail}</a>
        </dd>
        {count && (
          <>
            <dt>{t('volume')}</dt>
            <dd>
              {t('words', { count: count.words })} · {t('pages', { count: count.pages })}
            </dd>
          </>
        )}
        {customFields.map(({ fieldName, value }) => (
          <div key={fieldName}>
            <dt>{fieldName}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
        {notes && (
          <>
            <dt>{t('notes')}</dt>
            <dd className={css.notes} dir="auto">
              {notes}
            </dd>
          </>
        )}
      </dl>
      <DeskFiles requestId={request.id} label={t('sourceFiles')} files={of('SOURCE_DOCUMENT')} />
      <DeskFiles requestId={request.id} label={t('referenceFiles')} files={of('REFERENCE')} />
      {fileLinks.length > 0 && (
        <section>
          <h3>{t('links')}</h3>
          <ul className={css.files}>
            {fileLinks.map(({ url, name }) => (
              <li key={url}>
                <a href={url} target="_blank" rel="noreferrer">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
