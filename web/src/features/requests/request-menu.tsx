import type { JobRequestSummary } from '@portolan/contract/job-requests'
import { useState } from 'react'
import { useMessages } from '../../shared/messages/messages.ts'
import { requestMessages } from '../../shared/messages/requests.ts'
import { iconButton } from '../../shared/ui/button.ts'
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.tsx'
import { Icon } from '../../shared/ui/icon.tsx'
import { MenuButton } from '../../shared/ui/menu-button.tsx'
import { notify } from '../../shared/ui/snackbar.tsx'
import { mayArchive, mayCancel, mayRename } from './allowed-actions.ts'
import { useRequestActions } from './api.ts'
import { CancelDialog } from './cancel-dialog.tsx'
import { RenameDialog } from './rename-dialog.tsx'
import { useAgain } from './use-again.ts'

type Asked = 'rename' | 'archive' | 'cancel'

type Props = {
  request: JobRequestSummary
  /** Unless the page has a button for it. */
  offersReuse?: boolean
}

/** What can be done with a request, in the list and on its own page. */
export function RequestMenu({ request, offersReuse = true }: Props) {
  const t = useMessages(requestMessages)
  const again = useAgain()
  const { archive } = useRequestActions(request.id)
  const [asked, setAsked] = useState<Asked>()
  const { name } = request
  const close = () => setAsked(undefined)
  const item = (id: Asked, icon: 'edit' | 'book' | 'blocked', isAllowed: boolean) => ({
    id,
    label: t(id),
    icon,
    isDisabled: !isAllowed,
    onChoose: () => setAsked(id),
  })
  const reuse = { id: 'useAgain', label: t('useAgain'), icon: 'copy', onChoose: () => again(request.id) } as const
  return (
    <>
      <MenuButton
        label={t('actionsFor', { name })}
        className={iconButton}
        items={[
          ...(offersReuse ? [reuse] : []),
          item('rename', 'edit', mayRename(request)),
          item('archive', 'book', mayArchive(request)),
          item('cancel', 'blocked', mayCancel(request)),
        ]}
      >
        <Icon name="more" />
      </MenuButton>
      {asked === 'rename' && <RenameDialog request={request} onClose={close} />}
      {asked === 'cancel' && <CancelDialog request={request} onClose={close} />}
      {asked === 'archive' && (
        <ConfirmDialog
          open
          title={t('archiveTitle')}
          text={t('archiveText', { name })}
          action={t('archive')}
          tone="solid"
          onConfirm={async () => {
            await archive()
            notify(t('archivedDone', { name }))
          }}
          onClose={close}
        />
      )}
    </>
  )
}
