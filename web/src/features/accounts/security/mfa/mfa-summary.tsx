import {
  type AccountSecurity,
  disableMfa,
  renewRecoveryCodes,
  startMfaSetup,
} from '@portolan/contract/identity/security'
import { useState } from 'react'
import { call } from '../../../../shared/api/api-client.ts'
import { errorText } from '../../../../shared/api/error-text.ts'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { button } from '../../../../shared/ui/button.ts'
import { ConfirmDialog } from '../../../../shared/ui/confirm-dialog.tsx'
import { DialogActions } from '../../../../shared/ui/dialog.tsx'
import { FieldNotes } from '../../../../shared/ui/fields/text-field-notes.tsx'
import { focusOnMount } from '../../../../shared/ui/focus-on-mount.ts'
import { uiMessages } from '../../../../shared/ui/messages/ui.ts'
import { securityMessages } from '../messages/security.ts'
import css from './mfa.module.css'
import type { NewSecret } from './mfa-setup.tsx'

type Props = {
  security: AccountSecurity
  onClose: () => void
  onChange: () => Promise<unknown>
  onSetup: (secret: NewSecret) => void
  onCodes: (codes: readonly string[]) => void
}

/** Whether the app is on, and the switch that begins to change it. */
export function MfaSummary({ security, onClose, onChange, onSetup, onCodes }: Props) {
  const t = useMessages(securityMessages)
  const ui = useMessages(uiMessages)
  const [asked, setAsked] = useState<'off' | 'codes'>()
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState<string>()
  const { isMfaEnabled, recoveryCodesLeft } = security

  async function begin() {
    setIsBusy(true)
    setError(undefined)
    try {
      onSetup(await call(startMfaSetup))
    } catch (refusal) {
      setError(errorText(refusal))
      setIsBusy(false)
      void onChange()
    }
  }

  return (
    <>
      <label className={css.switch}>
        <span>
          <b>{t('authenticatorApp')}</b>
          <span>{t('mfaText')}</span>
        </span>
        <input
          type="checkbox"
          role="switch"
          checked={isMfaEnabled || isBusy}
          aria-checked={isMfaEnabled || isBusy}
          aria-disabled={isBusy}
          onChange={() => (isMfaEnabled ? setAsked('off') : isBusy || begin())}
          ref={focusOnMount}
        />
      </label>
      <div role="alert">
        <FieldNotes id="mfa" error={error} />
      </div>
      {isMfaEnabled && (
        <div className={css.codesLeft}>
          <div>
            <b>{t('codesLeft', { count: recoveryCodesLeft })}</b>
            <p>{t('codesLeftText')}</p>
          </div>
          <button type="button" className={button('outline')} onClick={() => setAsked('codes')}>
            {t('newCodes')}
          </button>
        </div>
      )}
      <DialogActions>
        <button type="button" className={button('text')} onClick={onClose}>
          {ui('close')}
        </button>
      </DialogActions>
      <ConfirmDialog
        open={asked === 'off'}
        onClose={() => setAsked(undefined)}
        title={t('mfaOffTitle')}
        text={t('mfaOffText')}
        action={t('mfaOff')}
        onConfirm={async () => {
          await call(disableMfa)
          await onChange()
        }}
      />
      <ConfirmDialog
        open={asked === 'codes'}
        onClose={() => setAsked(undefined)}
        title={t('newCodes')}
        text={t('newCodesConfirm')}
        action={t('newCodes')}
        tone="solid"
        onConfirm={async () => onCodes((await call(renewRecoveryCodes)).recoveryCodes)}
      />
    </>
  )
}
