import { useState } from 'react'
import { button, iconButton } from './button.ts'
import { Icon } from './icon.tsx'

type Props = {
  text: string
  label: string
  copied: string
  /** Shows the label next to the icon, where it does not stand next to what is copied. */
  isLabeled?: boolean
}

/** Not there where the browser keeps the clipboard from pages, as it does without https. */
export function CopyButton({ text, label, copied, isLabeled = false }: Props) {
  const [isCopied, setIsCopied] = useState(false)
  const name = isCopied ? copied : label
  if (typeof navigator === 'undefined' || !navigator.clipboard) return null
  return (
    <button
      type="button"
      className={isLabeled ? button('text') : iconButton}
      aria-label={isLabeled ? undefined : name}
      title={isLabeled ? undefined : name}
      onClick={() => void navigator.clipboard.writeText(text).then(() => setIsCopied(true))}
      onBlur={() => setIsCopied(false)}
    >
      <Icon name={isCopied ? 'check' : 'copy'} size={16} />
      {isLabeled && name}
    </button>
  )
}
