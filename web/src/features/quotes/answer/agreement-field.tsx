import type { LegalTextId } from '@portolan/contract/content/content'
import { useState } from 'react'
import { FormCheckbox } from '../../../shared/forms/fields/form-checkbox.tsx'
import { Agreement } from '../../../shared/legal/agreement.tsx'
import { legalMessages } from '../../../shared/legal/messages/legal.ts'
import { TermsDialog } from '../../../shared/legal/terms-dialog.tsx'
import { useMessages } from '../../../shared/messages/messages.ts'
import css from '../quote.module.css'

/** The box to check before accepting, with both legal texts a click away. */
export function AgreementField() {
  const words = useMessages(legalMessages)
  const [dialog, setDialog] = useState<LegalTextId>()
  return (
    <div className={css.agreement}>
      <FormCheckbox name="isAgreed" label={words('terms')} className={css.agree}>
        <Agreement onOpen={setDialog} />
      </FormCheckbox>
      {dialog && <TermsDialog id={dialog} onClose={() => setDialog(undefined)} />}
    </div>
  )
}
