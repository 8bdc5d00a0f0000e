import { useMutation } from '@tanstack/react-query'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { button } from '../../../../shared/ui/button.ts'
import { notify } from '../../../../shared/ui/snackbar.tsx'
import { uiLog } from '../../../../shared/ui-log.ts'
import { postEdit } from '../api.ts'
import { textMessages } from '../messages/text.ts'
import type { Translation } from '../translate-pieces.ts'

const notifiedMs = 6_000

type Props = {
  translation: Translation
  /** The quality check found something to correct. */
  isEmphasized: boolean
  onDone: (correctedText: string) => void
}

/** A failure is only logged: the translation is still there. */
export function PostEditButton({ translation, isEmphasized, onDone }: Props) {
  const t = useMessages(textMessages)
  const editing = useMutation({
    mutationFn: () =>
      postEdit({
        sourceLanguageId: translation.sourceLanguageId,
        sourceText: translation.sourceText,
        targetLanguageId: translation.targetLanguageId,
        targetText: translation.translatedText,
      }),
    onSuccess: ({ correctedText }) => {
      const isUnchanged = correctedText === translation.translatedText
      if (!isUnchanged) onDone(correctedText)
      notify(t(isUnchanged ? 'postEditUnchanged' : 'postEditDone'), 'done', notifiedMs)
    },
    onError: (error) => uiLog.write('ERROR', 'A translation could not be post-edited.', error),
  })
  return (
    <button
      type="button"
      className={button(isEmphasized ? 'solid' : 'outline')}
      disabled={editing.isPending}
      onClick={() => editing.mutate()}
    >
      {editing.isPending ? t('postEditing') : t('postEdit')}
    </button>
  )
}
