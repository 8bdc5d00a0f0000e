import type { JobRequest } from '@portolan/contract/job-requests/requests'
import { formatMoney, formatProviderDay, nameInSentence } from '../../../shared/format.ts'
import { joinNames } from '../../../shared/join-names.ts'
import { useMessages } from '../../../shared/messages/messages.ts'
import { compareNames } from '../../../shared/names-in-order.ts'
import { requestMessages } from '../../../shared/request/messages/requests.ts'
import { EmailText } from '../../../shared/ui/email-text.tsx'
import facts from '../../../shared/ui/page/facts.module.css'
import { Fact } from '../../../shared/ui/page/facts.tsx'
import { listMessages } from '../list/messages/list.ts'
import css from './key-facts.module.css'

const over: readonly JobRequest['status'][] = ['COMPLETED', 'ARCHIVED', 'CANCELLED', 'QUOTE_REJECTED', 'FAILED']

/** What a client looks for first, next to number and status. */
export function KeyFacts({ request }: { request: JobRequest }) {
  const [t, words] = [useMessages(requestMessages), useMessages(listMessages)]
  const { dueTime, dueTimeIfAgreedNow, deliveredTime, price, acceptanceStatus, sourceLanguage, targetLanguages } =
    request
  const { requestorName, requestorEmail, externalReferenceId, neededBy } = request
  const targets = targetLanguages.map(({ name }) => name).sort(compareNames)
  const source = sourceLanguage?.name ?? t('unknown')
  // What never came is not missed once the request is over.
  const missing = over.includes(request.status) ? null : t('unknown')
  return (
    <dl className={`${facts.small} ${css.facts}`}>
      {dueTime || !dueTimeIfAgreedNow ? (
        (dueTime ?? missing) && <Fact name={words('due')}>{dueTime ? <Day at={dueTime} /> : missing}</Fact>
      ) : (
        <Fact name={words('due')}>
          <Day at={dueTimeIfAgreedNow} /> <span className={css.quiet}>{words('ifAccepted')}</span>
        </Fact>
      )}
      {neededBy && (
        <Fact name={t('neededBy')}>
          <Day at={neededBy} />
        </Fact>
      )}
      {deliveredTime && (
        <Fact name={words('delivered')}>
          <Day at={deliveredTime} />
        </Fact>
      )}
      {price !== null ? (
        <Fact name={words(acceptanceStatus === 'ACCEPTED' ? 'price' : 'quotedPrice')}>{formatMoney(price)}</Fact>
      ) : (
        missing && <Fact name={words('price')}>{missing}</Fact>
      )}
      <div className={css.requester}>
        <dt>{t('requestedBy')}</dt>
        <dd>
          {requestorName && <bdi>{requestorName}</bdi>}
          <span className={requestorName && css.quiet}>
            <EmailText email={requestorEmail} />
          </span>
        </dd>
      </div>
      <div className={css.languages}>
        <dt>{t('languages')}</dt>
        <dd>
          {targets.length > 0
            ? t('fromTo', { source: nameInSentence(source), targets: joinNames(targets.map(nameInSentence)) })
            : source}
        </dd>
      </div>
      {externalReferenceId && (
        <Fact name={t('reference')}>
          <bdi>{externalReferenceId}</bdi>
        </Fact>
      )}
    </dl>
  )
}

const Day = ({ at }: { at: string }) => <time dateTime={at}>{formatProviderDay(at)}</time>
