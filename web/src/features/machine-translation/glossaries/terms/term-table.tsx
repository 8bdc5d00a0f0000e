import type { GlossaryTerm } from '@portolan/contract/machine-translation/glossaries'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { iconButton } from '../../../../shared/ui/button.ts'
import { ConfirmDialog } from '../../../../shared/ui/confirm-dialog.tsx'
import { Icon } from '../../../../shared/ui/icon.tsx'
import { cell, FoldingTable } from '../../../../shared/ui/page/folding-table.tsx'
import { useGlossaryActions } from '../api.ts'
import css from '../glossaries.module.css'
import { glossaryMessages } from '../messages/glossaries.ts'
import { TermForm } from './term-form.tsx'
import type { TermLanguages } from './term-languages.ts'

type Props = {
  glossaryId: string
  terms: readonly GlossaryTerm[]
  languages: TermLanguages
  isBusy: boolean
}

/** One row per term; the one being edited is a form. */
export function TermTable({ glossaryId, terms, languages, isBusy }: Props) {
  const t = useMessages(glossaryMessages)
  const { changeTerm, deleteTerm } = useGlossaryActions()
  const [editedId, setEditedId] = useState<string | null>(null)
  const [deleted, setDeleted] = useState<GlossaryTerm | null>(null)
  /** The focus goes back to the button that opened the form. */
  function leave(termId: string) {
    flushSync(() => setEditedId(null))
    document.getElementById(`edit-${termId}`)?.focus()
  }
  const columns = [t('term'), t('translation'), t('actions')]
  return (
    <>
      <FoldingTable label={t('terms')} columns={columns} folds="late" isBusy={isBusy}>
        {terms.map((term) =>
          term.id === editedId ? (
            <tr key={term.id}>
              <td colSpan={columns.length} className={`${cell.whole} ${css.edited}`}>
                <TermForm
                  languages={languages}
                  term={term}
                  action={t('save')}
                  onSave={async (draft) => {
                    await changeTerm(glossaryId, term.id, draft)
                    leave(term.id)
                  }}
                  onCancel={() => leave(term.id)}
                />
              </td>
            </tr>
          ) : (
            <tr key={term.id}>
              <th scope="row" className={cell.name} translate="no">
                <bdi lang={languages.source?.bcp47}>{term.source}</bdi>
              </th>
              <td className={cell.whole}>
                {term.isDoNotTranslate ? (
                  <span className={css.kept}>
                    <Icon name="lock" size={16} />
                    {t('notTranslated')}
                  </span>
                ) : (
                  <bdi lang={languages.target?.bcp47} translate="no">
                    {term.target}
                  </bdi>
                )}
              </td>
              <td className={`${cell.actions} ${css.buttons}`}>
                <div>
                  <button
                    type="button"
                    id={`edit-${term.id}`}
                    className={iconButton}
                    aria-label={t('editTerm', { term: term.source })}
                    onClick={() => setEditedId(term.id)}
                  >
                    <Icon name="edit" />
                  </button>
                  <button
                    type="button"
                    className={iconButton}
                    aria-label={t('deleteTerm', { term: term.source })}
                    onClick={() => setDeleted(term)}
                  >
                    <Icon name="trash" />
                  </button>
                </div>
              </td>
            </tr>
          ),
        )}
      </FoldingTable>
      {deleted && (
        <ConfirmDialog
          open
          onClose={() => setDeleted(null)}
          title={t('deleteTermTitle', { term: deleted.source })}
          text={t('deleteTermText')}
          action={t('delete')}
          onConfirm={() => deleteTerm(glossaryId, deleted.id)}
        />
      )}
    </>
  )
}
