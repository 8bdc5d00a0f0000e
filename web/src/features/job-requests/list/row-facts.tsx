import type { JobRequestListItem } from '@portolan/contract/job-requests/requests'
import { formatMoney, formatProviderDay, nameInSentence } from '../../../shared/format.ts'
import { joinNames } from '../../../shared/join-names.ts'
import { useMessages } from '../../../shared/messages/messages.ts'
import { compareNames } from '../../../shared/names-in-order.ts'
import { requestMessages } from '../../../shared/request/messages/requests.ts'
import { listMessages } from './messages/list.ts'
import css from './requests.module.css'

type Props = { request: JobRequestListItem }

const withoutRegion = (name: string): string => name.split(' (')[0] ?? name

/** On one line, however many languages there are: all of them are named when pointed at, and on the request's page. */
export function Languages({ request: { sourceLanguage, targetLanguages } }: Props) {
  const [t, words] = [useMessages(requestMessages), useMessages(listMessages)]
  const source = sourceLanguage?.name ?? t('unknown')
  const names = targetLanguages.map(({ name }) => nameInSentence(name)).sort(compareNames)
  const [first] = names
  const write = (from: string, to: string | undefined) =>
    to === undefined ? from : t('fromTo', { source: nameInSentence(from), targets: to })
  return (
    <span className={css.languages} title={write(source, first && joinNames(names))}>
      {write(withoutRegion(source), names.length > 1 ? words('languages', { count: names.length }) : first)}
    </span>
  )
}

/** What was promised or would be, and what was done. */
export function Due({ request: { dueTime, dueTimeIfAgreedNow, deliveredTime } }: Props) {
  const [t, words] = [useMessages(listMessages), useMessages(requestMessages)]
  const shown = dueTime ?? dueTimeIfAgreedNow
  return (
    <>
      {shown ? (
        <time className={deliveredTime ? css.promised : undefined} dateTime={shown}>
          {formatProviderDay(shown)}
        </time>
      ) : (
        !deliveredTime && t('none')
      )}
      {!dueTime && shown && <span className={css.second}>{t('ifAccepted')}</span>}
      {deliveredTime && (
        <time className={css.second} dateTime={deliveredTime}>
          {words('deliveredOn', { day: formatProviderDay(deliveredTime) })}
        </time>
      )}
    </>
  )
}

/** A price that nobody has agreed to yet says so. */
export function Price({ request: { price, acceptanceStatus } }: Props) {
  const t = useMessages(listMessages)
  if (price === null) return t('none')
  return (
    <>
      {formatMoney(price)}
      {acceptanceStatus !== 'ACCEPTED' && <span className={css.second}>{t('quoted')}</span>}
    </>
  )
}
