import { requestPageSizes } from '@portolan/contract/job-requests/actions'
import { useMessages } from '../../messages/messages.ts'
import { PageControls } from '../../ui/page/page-controls.tsx'
import { requestMessages } from '../messages/requests.ts'
import { previousPageToken, rememberWayBack } from './page-trail.ts'

type Props = {
  page: number
  pageToken: string
  nextPageToken: string | null
  pageSize: number
  /** How many are on this page. */
  count: number
  sizes?: readonly number[]
  onTurn: (page: number, pageToken: string) => void
  onResize: (size: number) => void
}

export function TurnPages({
  page,
  pageToken,
  nextPageToken,
  pageSize,
  count,
  sizes = requestPageSizes,
  onTurn,
  onResize,
}: Props) {
  const t = useMessages(requestMessages)
  function goOn() {
    if (nextPageToken === null) return
    rememberWayBack(nextPageToken, pageToken)
    onTurn(page + 1, nextPageToken)
  }
  function goBack() {
    const before = previousPageToken(pageToken)
    onTurn(before === undefined ? 1 : page - 1, before ?? '')
  }
  const first = (page - 1) * pageSize + 1
  const last = first + count - 1
  return (
    <PageControls
      count={count}
      size={pageSize}
      sizes={sizes}
      onResize={onResize}
      // How many there are is known on the last page: lists are not counted.
      place={nextPageToken === null ? t('placeOfAll', { first, last }) : t('place', { first, last })}
      isFirst={page === 1}
      isLast={nextPageToken === null}
      onBack={goBack}
      onNext={goOn}
    />
  )
}
