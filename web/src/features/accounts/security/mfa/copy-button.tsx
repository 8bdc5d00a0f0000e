import { useState } from 'react'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { button } from '../../../../shared/ui/button.ts'
import { Icon } from '../../../../shared/ui/icon.tsx'
import { securityMessages } from '../messages/security.ts'

/** Not there where the browser keeps the clipboard from pages, as it does without https. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const t = useMessages(securityMessages)
  const [isCopied, setIsCopied] = useState(false)
  if (!navigator.clipboard) return null
  return (
    <>
      <button
        type="button"
        className={button('outline')}
        onClick={() => void navigator.clipboard.writeText(text).then(() => setIsCopied(true))}
      >
        <Icon name={isCopied ? 'check' : 'copy'} />
        {label}
      </button>
      <span role="status" className="visually-hidden">
        {isCopied && t('copied')}
      </span>
    </>
  )
}
