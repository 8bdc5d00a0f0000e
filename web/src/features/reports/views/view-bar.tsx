import type { ReportView } from '@portolan/contract/reports/views'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { errorText } from '../../../shared/api/error-text.ts'
import { useMessages } from '../../../shared/messages/messages.ts'
import { button, iconButton } from '../../../shared/ui/button.ts'
import { SelectField } from '../../../shared/ui/fields/select-field.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import { MenuButton } from '../../../shared/ui/menu-button.tsx'
import { notify } from '../../../shared/ui/snackbar.tsx'
import type { Selection } from '../address.ts'
import { reportMessages } from '../messages/reports.ts'
import { draftOf, useViewActions } from './api.ts'
import { NameDialog, type OpenDialog, ViewDialogs } from './view-dialogs.tsx'
import { useViewMenuItems } from './view-menu-items.ts'
import css from './views.module.css'

type Props = {
  reportId: string
  /** Those of this report. */
  views: readonly ReportView[]
  current: ReportView | undefined
  selection: Selection
  onChoose: (viewId: string | undefined) => void
}

/** Chooses a saved view of a report, and saves what the page shows as one. */
export function ViewBar({ reportId, views, current, selection, onChoose }: Props) {
  const t = useMessages(reportMessages)
  const { create } = useViewActions()
  const [isNaming, setNaming] = useState(false)
  const [open, setOpen] = useState<OpenDialog | null>(null)
  const itemsOf = useViewMenuItems(setOpen)
  return (
    <div className={css.bar}>
      {views.length > 0 && (
        <SelectField
          label={t('savedView')}
          placeholder={t('noView')}
          options={views.map(({ id, name }) => ({ value: id, name }))}
          value={current?.id ?? ''}
          onChange={({ target }) => onChoose(target.value === '' ? undefined : target.value)}
        />
      )}
      {current && <SaveChanges view={current} selection={selection} onSaved={onChoose} />}
      <button type="button" className={button('text')} onClick={() => setNaming(true)}>
        <Icon name="plus" />
        {t(current ? 'saveAsNew' : 'saveView')}
      </button>
      {current && (
        <MenuButton label={t('actionsOf', { name: current.name })} className={iconButton} items={itemsOf(current)}>
          <Icon name="more" />
        </MenuButton>
      )}
      {isNaming && (
        <NameDialog
          title={t('saveView')}
          text={t('saveLead')}
          name=""
          onSave={(name) => create(reportId, name, selection)}
          onSaved={({ id }) => onChoose(id)}
          onClose={() => setNaming(false)}
        />
      )}
      {open && <ViewDialogs open={open} onClose={() => setOpen(null)} onDeleted={() => onChoose(undefined)} />}
    </div>
  )
}

type SaveProps = { view: ReportView; selection: Selection; onSaved: (viewId: string) => void }

/** Shown once the page differs from its view. */
function SaveChanges({ view, selection, onSaved }: SaveProps) {
  const t = useMessages(reportMessages)
  const { change } = useViewActions()
  const draft = draftOf(view.name, selection)
  const saving = useMutation({
    mutationFn: () => change(view.id, draft),
    onSuccess: ({ id, name }) => {
      notify(t('viewSaved', { name }))
      onSaved(id)
    },
    onError: (error) => notify(errorText(error), 'error'),
  })
  const isSame =
    draft.filters === view.filters &&
    draft.sort === view.sort &&
    draft.columns === view.columns &&
    draft.showsEmptyColumns === view.showsEmptyColumns
  if (isSame) return null
  return (
    <button type="button" className={button('outline')} disabled={saving.isPending} onClick={() => saving.mutate()}>
      {t('saveChanges')}
    </button>
  )
}
