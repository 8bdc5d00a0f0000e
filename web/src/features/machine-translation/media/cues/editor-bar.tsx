import { useState } from 'react'
import { errorText } from '../../../../shared/api/error-text.ts'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { button, iconButton } from '../../../../shared/ui/button.ts'
import { Icon } from '../../../../shared/ui/icon.tsx'
import { editorMessages } from '../messages/editor.ts'
import css from './editor-bar.module.css'
import { KeysDialog } from './keys-dialog.tsx'
import type { CueSession, SessionState } from './session/cue-session.ts'

type Props = {
  session: CueSession
  state: Pick<SessionState, 'history' | 'save' | 'conflict'>
  problemCount: number
  onNextProblem: () => void
}

/** Undo and redo, what there is to check, whether all is saved, and the keys. */
export function EditorBar({ session, state: { history, save, conflict }, problemCount, onNextProblem }: Props) {
  const t = useMessages(editorMessages)
  const [areKeysShown, setAreKeysShown] = useState(false)
  return (
    <div className={css.bar}>
      <div className={css.tools}>
        <button
          type="button"
          className={iconButton}
          aria-label={t('undo')}
          disabled={history.past.length === 0}
          onClick={session.undo}
        >
          <Icon name="undo" flip />
        </button>
        <button
          type="button"
          className={iconButton}
          aria-label={t('redo')}
          disabled={history.future.length === 0}
          onClick={session.redo}
        >
          <Icon name="redo" flip />
        </button>
        <button type="button" className={iconButton} aria-label={t('keys')} onClick={() => setAreKeysShown(true)}>
          <Icon name="question" />
        </button>
      </div>
      <div className={css.problems}>
        <span role="status" data-tone={problemCount > 0 ? 'attention' : 'good'}>
          <Icon name={problemCount > 0 ? 'alert' : 'check'} size={16} />
          {problemCount > 0 ? t('problems', { count: problemCount }) : t('noProblems')}
        </span>
        {problemCount > 0 && (
          <button type="button" className={button('text')} onClick={onNextProblem}>
            {t('nextProblem')}
          </button>
        )}
      </div>
      <p className={css.save} role="status" data-kind={save.kind}>
        {save.kind === 'failed' ? errorText(save.error) : t(`save_${save.kind}`)}
      </p>
      {conflict && (
        <div className={css.conflict} role="alert">
          <p>{conflict.lost > 0 ? t('conflictLost', { count: conflict.lost }) : t('conflict')}</p>
          <button type="button" className={button('outline')} onClick={session.dismissConflict}>
            {t('understood')}
          </button>
        </div>
      )}
      {areKeysShown && <KeysDialog onClose={() => setAreKeysShown(false)} />}
    </div>
  )
}
