import type { JobRequestSummary } from '@portolan/contract/job-requests/requests'
import { useNavigate } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { mayArchive, mayRename, mayRestore } from '../../../../shared/request/actions/allowed-actions.ts'
import { requestDialogs } from '../../../../shared/request/actions/request-dialogs.ts'
import { useRestore } from '../../../../shared/request/actions/use-restore.ts'
import { requestMessages } from '../../../../shared/request/messages/requests.ts'
import { iconButton } from '../../../../shared/ui/button.ts'
import { Icon } from '../../../../shared/ui/icon.tsx'
import { MenuButton } from '../../../../shared/ui/menu-button.tsx'
import { machineRequestMessages } from '../messages/requests.ts'
import { kindOf } from '../request-kind.ts'

type Props = {
  request: JobRequestSummary
  /** The request's own page has its name to edit. */
  isInList?: boolean
}

/** What can be done with a request, in the list and on its own page. */
export function RequestMenu({ request, isInList = true }: Props) {
  const t = useMessages(requestMessages)
  const own = useMessages(machineRequestMessages)
  const navigate = useNavigate()
  const restore = useRestore(request)
  const [asked, setAsked] = useState<'rename' | 'archive'>()
  const Dialog = asked && requestDialogs[asked]
  const open = () => void navigate({ to: kindOf(request).pathOf(request.id) })
  const view = { id: 'view', label: own('view'), icon: 'eye', onChoose: open } as const
  const rename = { id: 'rename', label: t('rename'), icon: 'edit', onChoose: () => setAsked('rename') } as const
  const archive = { id: 'archive', label: t('archive'), icon: 'book', onChoose: () => setAsked('archive') } as const
  const restoring = { id: 'restore', label: t('restore'), icon: 'retry', onChoose: restore } as const
  return (
    <>
      <MenuButton
        label={t('actionsFor', { name: request.name })}
        className={iconButton}
        items={[
          ...(isInList ? [view, { ...rename, isDisabled: !mayRename(request) }] : []),
          ...(mayRestore(request) ? [restoring] : []),
          { ...archive, isDisabled: !mayArchive(request) },
        ]}
      >
        <Icon name="more" />
      </MenuButton>
      <Suspense>{Dialog && <Dialog request={request} onClose={() => setAsked(undefined)} />}</Suspense>
    </>
  )
}
