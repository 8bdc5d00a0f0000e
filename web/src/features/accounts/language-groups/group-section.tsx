import type { LanguageGroup, LanguageGroupScope } from '@portolan/contract/accounts/language-groups'
import { useRef, useState } from 'react'
import { useMessages } from '../../../shared/messages/messages.ts'
import { button } from '../../../shared/ui/button.ts'
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import { useSaveGroups } from './api.ts'
import { GroupDialog } from './group-dialog.tsx'
import { GroupRow } from './group-row.tsx'
import css from './language-groups.module.css'
import { languageGroupMessages } from './messages/language-groups.ts'

type Props = {
  scope: LanguageGroupScope
  groups: readonly LanguageGroup[]
  clientId: number | undefined
  isEditable: boolean
}

type Open =
  | { readonly kind: 'edit'; readonly group?: LanguageGroup }
  | { readonly kind: 'delete'; readonly group: LanguageGroup }

export function GroupSection({ scope, groups, clientId, isEditable }: Props) {
  const t = useMessages(languageGroupMessages)
  const save = useSaveGroups(scope)
  const addButton = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)

  async function remove({ name }: LanguageGroup) {
    await save.mutateAsync((all) => all.filter((group) => group.name !== name))
    // The button that asked for it is gone.
    setTimeout(() => addButton.current?.focus())
  }

  return (
    <section className={css.section} aria-labelledby={`groups-${scope}`}>
      <div className={css.head}>
        <h3 id={`groups-${scope}`}>{t(scope)}</h3>
        {isEditable && (
          <button
            ref={addButton}
            type="button"
            className={button('outline')}
            aria-label={t('addTo', { section: t(scope) })}
            onClick={() => setOpen({ kind: 'edit' })}
          >
            <Icon name="plus" />
            {t('add')}
          </button>
        )}
      </div>
      {!isEditable && <p className={css.lead}>{t('readOnly')}</p>}
      {groups.length === 0 && <p className={css.empty}>{t('none')}</p>}
      {groups.length > 0 && (
        <ul className={css.list}>
          {groups.map((group) => (
            <GroupRow
              key={group.name}
              group={group}
              isEditable={isEditable}
              onEdit={() => setOpen({ kind: 'edit', group })}
              onDelete={() => setOpen({ kind: 'delete', group })}
            />
          ))}
        </ul>
      )}
      {open?.kind === 'edit' && (
        <GroupDialog scope={scope} group={open.group} others={groups} clientId={clientId} onClose={close} />
      )}
      {open?.kind === 'delete' && (
        <ConfirmDialog
          open
          title={t('deleteTitle')}
          text={t('deleteText', { name: open.group.name })}
          action={t('delete')}
          onConfirm={() => remove(open.group)}
          onClose={close}
        />
      )}
    </section>
  )
}
