import { listMessages, type RequestMessage } from '@portolan/contract/messages/messages'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { call } from '../api/api-client.ts'
import { joinNames } from '../join-names.ts'
import { useMessages } from '../messages/messages.ts'
import { Moment } from '../ui/moment.tsx'
import { ErrorDisplay } from '../ui/page/error-display.tsx'
import { Skeleton } from '../ui/page/skeleton.tsx'
import { useIsPanelShown } from '../ui/panel-shown.ts'
import css from './conversation.module.css'
import { MessageAttachments } from './message-attachments.tsx'
import { conversationMessages } from './messages/conversation.ts'

const MessageForm = lazy(() => import('./message-form.tsx'))

const pollEvery = 30_000
const checkEvery = 2_000

const isBeingChecked = ({ attachments }: RequestMessage): boolean => attachments.some(({ isChecked }) => !isChecked)

export const messagesOf = (id: string) =>
  queryOptions({
    queryKey: ['messages', id],
    queryFn: ({ signal }) => call(listMessages, { params: { id } }, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.items.some(isBeingChecked) ? checkEvery : pollEvery),
  })

type Props = {
  requestId: string
  /** Staff read it, and theirs are the words that stand apart. */
  asStaff?: boolean
}

/** What client and staff write to each other about a request, and a place to go on. */
export function Conversation({ requestId, asStaff = false }: Props) {
  const t = useMessages(conversationMessages)
  // What is typed stays in a tab that is not shown, which need not ask for messages meanwhile.
  const { data, isError, error, refetch } = useQuery({ ...messagesOf(requestId), enabled: useIsPanelShown() })
  return (
    <div className={css.conversation}>
      {isError && !data ? (
        <ErrorDisplay error={error} onRetry={() => refetch()} />
      ) : !data ? (
        <Skeleton count={3} />
      ) : data.items.length === 0 ? (
        <p className={css.quiet}>{t(asStaff ? 'noneForStaff' : 'none')}</p>
      ) : (
        <ol className={css.messages} aria-label={t('title')}>
          {data.items.map((message) => (
            <Message key={message.id} requestId={requestId} message={message} isOwn={message.isFromStaff === asStaff} />
          ))}
        </ol>
      )}
      <Suspense fallback={<Skeleton />}>
        <MessageForm requestId={requestId} />
      </Suspense>
    </div>
  )
}

type MessageProps = { requestId: string; message: RequestMessage; isOwn: boolean }

function Message({ requestId, message, isOwn }: MessageProps) {
  const t = useMessages(conversationMessages)
  const { at, by, isFromStaff, text, problem, attachments } = message
  const files = problem?.files.map(({ fileName: name, language }) =>
    language ? t('inLanguage', { name, language }) : name,
  )
  return (
    <li data-own={isOwn || undefined} data-problem={problem !== null || undefined}>
      <p className={css.quiet}>
        <bdi>{by}</bdi>
        {isFromStaff && <span> · {t('team')}</span>} · <Moment at={at} />
      </p>
      {problem && <p className={css.problem}>{t('problem')}</p>}
      {files && files.length > 0 && <p className={css.quiet}>{t('problemFiles', { files: joinNames(files) })}</p>}
      <p className={css.text} dir="auto" translate="no">
        {text}
      </p>
      <MessageAttachments requestId={requestId} attachments={attachments} />
    </li>
  )
}
