import type { JobRequestSummary } from '@portolan/contract/job-requests/requests'
import { Suspense, useState } from 'react'
import { useMessages } from '../../../shared/messages/messages.ts'
import { mayArchive, mayCancel, mayRename, mayRestore } from '../../../shared/request/actions/allowed-actions.ts'
import { requestDialogs } from '../../../shared/request/actions/request-dialogs.ts'
import { useRestore } from '../../../shared/request/actions/use-restore.ts'
import { requestMessages } from '../../../shared/request/messages/requests.ts'
import { iconButton } from '../../../shared/ui/button.ts'
import { Icon, type IconName } from '../../../shared/ui/icon.tsx'
import { MenuButton } from '../../../shared/ui/menu-button.tsx'
import { useReuseRequest } from './reuse-request.ts'

type DialogName = keyof typeof requestDialogs

type Props = {
  request: JobRequestSummary
  /** The request's own page has buttons for using it again and restoring it. */
  isInList?: boolean
}

/** What can be done with a request, in the list and on its own page. */
export function RequestMenu({ request, isInList = true }: Props) {
  const t = useMessages(requestMessages)
  const reuseRequest = useReuseRequest()
  const restore = useRestore(request)
  const [asked, setAsked] = useState<DialogName>()
  const Dialog = asked && requestDialogs[asked]
  const item = (id: DialogName, icon: IconName, isAllowed: boolean) => ({
    id,
    label: t(id),
    icon,
    isDisabled: !isAllowed,
    onChoose: () => setAsked(id),
  })
  const reuse = {
    id: 'useAgain',
    label: t('useAgain'),
    icon: 'copy',
    onChoose: () => reuseRequest(request.id),
  } as const
  const restoring = { id: 'restore', label: t('restore'), icon: 'retry', onChoose: restore } as const
  return (
    <>
      <MenuButton
        label={t('actionsFor', { name: request.name })}
        className={iconButton}
        items={[
          ...(isInList ? [reuse] : []),
          ...(isInList && mayRestore(request) ? [restoring] : []),
          item('rename', 'edit', mayRename(request)),
          item('archive', 'book', mayArchive(request)),
          item('cancel', 'blocked', mayCancel(request)),
        ]}
      >
        <Icon name="more" />
      </MenuButton>
      <Suspense>{Dialog && <Dialog request={request} onClose={() => setAsked(undefined)} />}</Suspense>
    </>
  )
}
