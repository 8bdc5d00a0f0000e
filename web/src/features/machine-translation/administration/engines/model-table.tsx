import type { ModelReport } from '@portolan/contract/machine-translation/admin/engines'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { errorText } from '../../../../shared/api/error-text.ts'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { button } from '../../../../shared/ui/button.ts'
import { ConfirmDialog } from '../../../../shared/ui/confirm-dialog.tsx'
import { cell, FoldingTable } from '../../../../shared/ui/page/folding-table.tsx'
import { notify } from '../../../../shared/ui/snackbar.tsx'
import css from '../administration.module.css'
import { changeModels, type ModelAction } from '../api.ts'
import { administrationMessages } from '../messages/administration.ts'
import { sortByName, wordDirections, wordSize } from './model-texts.ts'

/** Which buttons a language has. */
const actionsOf: Readonly<Record<ModelReport['state'], readonly ModelAction[]>> = {
  NOT_INSTALLED: ['add'],
  PARTLY_INSTALLED: ['add', 'remove'],
  INSTALLED: ['remove'],
  WAITING: ['cancel'],
  INSTALLING: ['cancel'],
  FAILED: ['add', 'cancel'],
}

/** Languages that are installed, or whose installation waits, runs or failed. */
export function ModelTable({ models }: { models: readonly ModelReport[] }) {
  const t = useMessages(administrationMessages)
  const columns = [t('language'), t('directions'), t('size'), t('state'), t('actions')]
  return (
    <FoldingTable label={t('models')} columns={columns} amounts={[t('size')]} folds="usual">
      {sortByName(models).map(({ model, name }) => (
        <tr key={model.language}>
          <th scope="row" className={cell.name}>
            {name}
          </th>
          <td data-label={t('directions')}>{wordDirections(t, model)}</td>
          <td data-label={t('size')} className={cell.amount}>
            {wordSize(t, model)}
          </td>
          <td data-label={t('state')} className={cell.whole}>
            <ModelState model={model} />
          </td>
          <td className={cell.whole}>
            <div className={css.actions}>
              {actionsOf[model.state].map((action) => (
                <ModelButton key={action} action={action} language={model.language} name={name} />
              ))}
            </div>
          </td>
        </tr>
      ))}
    </FoldingTable>
  )
}

function ModelState({ model: { state, percent, problem } }: { model: ModelReport }) {
  const t = useMessages(administrationMessages)
  if (state === 'INSTALLING')
    return (
      <span className={css.progress}>
        {t('installing', { percent: percent ?? 0 })}
        <progress max={100} value={percent ?? 0} aria-label={t('INSTALLING')} />
      </span>
    )
  return (
    <div>
      <span className={css.badge} data-state={state}>
        {t(state)}
      </span>
      {problem && <p className={css.problem}>{t(`model_${problem}`)}</p>}
    </div>
  )
}

type ButtonProps = { action: ModelAction; language: string; name: string }

function ModelButton({ action, language, name }: ButtonProps) {
  const t = useMessages(administrationMessages)
  const [isAsking, setAsking] = useState(false)
  const changing = useMutation({
    mutationFn: () => changeModels(action, language),
    onError: (error) => notify(errorText(error), 'error'),
  })
  return (
    <>
      <button
        type="button"
        className={button(action === 'add' ? 'outline' : 'text')}
        aria-label={t(`${action}Language`, { language: name })}
        disabled={changing.isPending}
        onClick={() => (action === 'remove' ? setAsking(true) : changing.mutate())}
      >
        {t(action)}
      </button>
      {action === 'remove' && (
        <ConfirmDialog
          open={isAsking}
          onClose={() => setAsking(false)}
          title={t('removeLanguage', { language: name })}
          text={t('removeText')}
          action={t('remove')}
          onConfirm={() => changeModels('remove', language)}
        />
      )}
    </>
  )
}
