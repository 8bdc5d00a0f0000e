import { useState } from 'react'
import { iconButton } from './button.ts'
import { Icon } from './icon.tsx'

/** Not there where the browser keeps the clipboard from pages, as it does without https. */
export function CopyButton({ text, label, copied }: { text: string; label: string; copied: string }) {
  const [isCopied, setIsCopied] = useState(false)
  if (typeof navigator === 'undefined' || !navigator.clipboard) return null
  return (
    <button
      type="button"
      className={iconButton}
      aria-label={isCopied ? copied : label}
      title={isCopied ? copied : label}
      onClick={() => void navigator.clipboard.writeText(text).then(() => setIsCopied(true))}
      onBlur={() => setIsCopied(false)}
    >
      <Icon name={isCopied ? 'check' : 'copy'} size={16} />
    </button>
  )
}
