import type { Report } from '@portolan/contract/reports/reports'
import type { ReportView } from '@portolan/contract/reports/views'
import { useMutation } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { errorText } from '../../shared/api/error-text.ts'
import { useMessages } from '../../shared/messages/messages.ts'
import { button, iconButton } from '../../shared/ui/button.ts'
import { SelectField } from '../../shared/ui/fields/select-field.tsx'
import { Icon } from '../../shared/ui/icon.tsx'
import { MenuButton, type MenuItem } from '../../shared/ui/menu-button.tsx'
import { notify } from '../../shared/ui/snackbar.tsx'
import { useIsNarrow } from '../../shared/use-is-narrow.ts'
import type { Selection } from './address.ts'
import { ExportMenu } from './export/export-menu.tsx'
import { reportMessages } from './messages/reports.ts'
import { draftOf, useViewActions } from './views/api.ts'
import { NameDialog, type OpenDialog, ViewDialogs } from './views/view-dialogs.tsx'
import { useViewMenuItems } from './views/view-menu-items.ts'
import css from './views/views.module.css'

const ColumnDialog = lazy(() => import('./columns/column-dialog.tsx'))

type Props = {
  report: Report
  /** Those of this report. */
  views: readonly ReportView[]
  current: ReportView | undefined
  selection: Selection
  onChooseView: (viewId: string | undefined) => void
  onChooseColumns: (columns: Selection['columns']) => void
}

/** Saved views, columns and export, on one line. A telephone has room for Export; the rest is in a menu there. */
export function ReportActions({ report, views, current, selection, onChooseView, onChooseColumns }: Props) {
  const t = useMessages(reportMessages)
  const isNarrow = useIsNarrow()
  const { create } = useViewActions()
  const [asked, setAsked] = useState<'name' | 'columns'>()
  const [open, setOpen] = useState<OpenDialog | null>(null)
  const itemsOf = useViewMenuItems(setOpen)
  const close = () => setAsked(undefined)
  const save = t(current ? 'saveAsNew' : 'saveView')
  const buttons: readonly MenuItem[] = [
    { id: 'save', label: save, icon: 'plus', onChoose: () => setAsked('name') },
    { id: 'columns', label: t('columns'), icon: 'settings', onChoose: () => setAsked('columns') },
  ]
  const inMenu = [...(isNarrow ? buttons : []), ...(current ? itemsOf(current) : [])]
  return (
    <div className={css.bar}>
      {views.length > 0 && (
        <SelectField
          label={t('savedView')}
          placeholder={t('noView')}
          options={views.map(({ id, name }) => ({ value: id, name }))}
          value={current?.id ?? ''}
          onChange={({ target }) => onChooseView(target.value === '' ? undefined : target.value)}
        />
      )}
      {current && <SaveChanges view={current} selection={selection} onSaved={onChooseView} />}
      {!isNarrow &&
        buttons.map(({ id, label, icon, onChoose }) => (
          <button key={id} type="button" className={button(id === 'save' ? 'text' : 'outline')} onClick={onChoose}>
            <Icon name={icon} />
            {label}
          </button>
        ))}
      <ExportMenu report={report} selection={selection} />
      {inMenu.length > 0 && (
        <MenuButton
          label={current ? t('actionsOf', { name: current.name }) : t('actions')}
          className={iconButton}
          items={inMenu}
        >
          <Icon name="more" />
        </MenuButton>
      )}
      {asked === 'name' && (
        <NameDialog
          title={t('saveView')}
          text={t('saveLead')}
          name=""
          onSave={(name) => create(report.id, name, selection)}
          onSaved={({ id }) => onChooseView(id)}
          onClose={close}
        />
      )}
      <Suspense>
        {asked === 'columns' && (
          <ColumnDialog
            report={report}
            columns={selection.columns}
            onChoose={(columns) => {
              close()
              onChooseColumns(columns)
            }}
            onClose={close}
          />
        )}
      </Suspense>
      {open && <ViewDialogs open={open} onClose={() => setOpen(null)} onDeleted={() => onChooseView(undefined)} />}
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
