import type { RequestTemplate } from '@portolan/contract/job-requests/templates'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { button, iconButton } from '../../../../shared/ui/button.ts'
import { Dialog, DialogActions } from '../../../../shared/ui/dialog.tsx'
import { Icon } from '../../../../shared/ui/icon.tsx'
import css from './manage-dialog.module.css'
import { templateMessages } from './messages/templates.ts'
import type { OpenDialog } from './open-dialog.ts'

type Props = {
  templates: readonly RequestTemplate[]
  onOpen: (dialog: OpenDialog) => void
  onClose: () => void
}

/** The templates one can use, with what one may do with each. */
export function ManageDialog({ templates, onOpen, onClose }: Props) {
  const t = useMessages(templateMessages)
  return (
    <Dialog open onClose={onClose} title={t('listTitle')}>
      {templates.length === 0 && <p>{t('empty')}</p>}
      <ul className={css.list}>
        {templates.map((template) => (
          <Row key={template.id} template={template} onOpen={onOpen} />
        ))}
      </ul>
      <DialogActions>
        <button type="button" className={button('text')} onClick={onClose}>
          {t('close')}
        </button>
      </DialogActions>
    </Dialog>
  )
}

function Row({ template, onOpen }: { template: RequestTemplate; onOpen: Props['onOpen'] }) {
  const t = useMessages(templateMessages)
  const { name, isOwn, isShared, canDelete, ownerName } = template
  return (
    <li>
      <div className={css.facts}>
        <bdi>{name}</bdi>
        <small>{isOwn ? t(isShared ? 'isShared' : 'onlyYou') : t('sharedBy', { name: ownerName })}</small>
      </div>
      {isOwn && (
        <button
          type="button"
          className={iconButton}
          aria-label={t('edit', { name })}
          onClick={() => onOpen({ kind: 'change', template })}
        >
          <Icon name="edit" />
        </button>
      )}
      {canDelete && (
        <button
          type="button"
          className={iconButton}
          aria-label={t('remove', { name })}
          onClick={() => onOpen({ kind: 'delete', template })}
        >
          <Icon name="trash" />
        </button>
      )}
    </li>
  )
}
