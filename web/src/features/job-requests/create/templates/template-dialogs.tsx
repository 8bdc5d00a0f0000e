import type { RequestTemplate, TemplateContent } from '@portolan/contract/job-requests/templates'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { ConfirmDialog } from '../../../../shared/ui/confirm-dialog.tsx'
import { notify } from '../../../../shared/ui/snackbar.tsx'
import { useTemplateActions } from './api.ts'
import { ManageDialog } from './manage-dialog.tsx'
import { templateMessages } from './messages/templates.ts'
import { NameDialog } from './name-dialog.tsx'
import type { OpenDialog } from './open-dialog.ts'

export type Organization = { readonly clientId: number; readonly clientName: string }

type Props = {
  open: OpenDialog
  organization: Organization
  templates: readonly RequestTemplate[]
  /** What the form holds now. */
  content: TemplateContent
  onOpen: (dialog: OpenDialog | null) => void
}

/** From a change or a deletion one comes back to the list. */
export default function TemplateDialogs({ open, organization, templates, content, onOpen }: Props) {
  const t = useMessages(templateMessages)
  const { create, change, remove } = useTemplateActions(organization.clientId)
  const close = () => onOpen(null)
  const backToList = () => onOpen({ kind: 'manage' })
  switch (open.kind) {
    case 'save':
      return (
        <NameDialog
          title={t('saveTitle')}
          text={t('saveText')}
          organizationName={organization.clientName}
          onSave={(draft) => create(draft, content)}
          onClose={close}
        />
      )
    case 'manage':
      return <ManageDialog templates={templates} onOpen={onOpen} onClose={close} />
    case 'change':
      return (
        <NameDialog
          title={t('changeTitle')}
          first={open.template}
          organizationName={organization.clientName}
          onSave={(draft) => change(open.template.id, draft)}
          onClose={backToList}
        />
      )
    case 'delete':
      return (
        <ConfirmDialog
          open
          onClose={backToList}
          title={t('deleteTitle', { name: open.template.name })}
          text={t('deleteText')}
          action={t('delete')}
          onConfirm={async () => {
            await remove(open.template.id)
            notify(t('deleted', { name: open.template.name }))
          }}
        />
      )
  }
}
