import type { LegalTextId } from '@portolan/contract/content/content'
import { useMessages } from '../messages/messages.ts'
import { quoteMessages } from '../request/messages/quotes.ts'
import { button } from '../ui/button.ts'
import { Dialog, DialogActions } from '../ui/dialog.tsx'
import { LegalText } from './legal-text.tsx'
import { legalMessages } from './messages/legal.ts'

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
