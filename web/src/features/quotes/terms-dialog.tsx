import { useMessages } from '../../shared/messages/messages.ts'
import { quoteMessages } from '../../shared/messages/quotes.ts'
import { button } from '../../shared/ui/button.ts'
import { Dialog, DialogActions } from '../../shared/ui/dialog.tsx'
import css from './quote.module.css'

const paragraphs = ['validity', 'scope', 'claims', 'invoices', 'interest', 'privacy'] as const

export function TermsDialog({ version, onClose }: { version: string; onClose: () => void }) {
  const t = useMessages(quoteMessages)
  return (
    <Dialog open onClose={onClose} title={t('termsTitle')} text={t('termsVersion', { version })}>
      <ol className={css.paragraphs}>
        {paragraphs.map((paragraph) => (
          <li key={paragraph}>{t(`terms_${paragraph}`)}</li>
        ))}
      </ol>
      <DialogActions>
        <button type="button" className={button('solid')} onClick={onClose}>
          {t('close')}
        </button>
      </DialogActions>
    </Dialog>
  )
}
