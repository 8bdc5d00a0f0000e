import type { LegalTextId } from '@portolan/contract/content/content'
import { LegalText } from '../../../shared/legal/legal-text.tsx'
import { legalMessages } from '../../../shared/legal/messages/legal.ts'
import { useMessages } from '../../../shared/messages/messages.ts'
import { quoteMessages } from '../../../shared/request/messages/quotes.ts'
import { button } from '../../../shared/ui/button.ts'
import { Dialog, DialogActions } from '../../../shared/ui/dialog.tsx'

/** The legal text in a dialog over the quote. */
export function TermsDialog({ id, onClose }: { id: LegalTextId; onClose: () => void }) {
  const [t, words] = [useMessages(quoteMessages), useMessages(legalMessages)]
  return (
    <Dialog open onClose={onClose} title={words(id)}>
      <LegalText id={id} />
      <DialogActions>
        <button type="button" className={button('solid')} onClick={onClose}>
          {t('close')}
        </button>
      </DialogActions>
    </Dialog>
  )
}
