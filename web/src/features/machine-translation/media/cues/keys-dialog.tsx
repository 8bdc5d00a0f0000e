import { useMessages } from '../../../../shared/messages/messages.ts'
import { Dialog } from '../../../../shared/ui/dialog.tsx'
import { editorMessages } from '../messages/editor.ts'
import css from './editor-bar.module.css'

const keys = [
  ['key_play', ['Space', 'k']],
  ['key_back', ['j']],
  ['key_forward', ['l']],
  ['key_cues', ['↓', '↑']],
  ['key_edit', ['Enter']],
  ['key_next', ['Ctrl+Enter']],
  ['key_leave', ['Esc']],
  ['key_italics', ['Ctrl+I']],
  ['key_undo', ['Ctrl+Z']],
  ['key_redo', ['Ctrl+Shift+Z', 'Ctrl+Y']],
] as const

/** The keys of the editor. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages(editorMessages)
  return (
    <Dialog open title={t('keys')} text={t('keysNote')} hasCloseButton onClose={onClose}>
      <dl className={css.keys}>
        {keys.map(([name, [first, second]]) => (
          <div key={name}>
            <dt dir="ltr">
              <kbd>{first}</kbd>
              {second && (
                <>
                  {' '}
                  {t('keysOr')} <kbd>{second}</kbd>
                </>
              )}
            </dt>
            <dd>{t(name)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
