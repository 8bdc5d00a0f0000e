import { useEffect, useState } from 'react'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { button } from '../../../../shared/ui/button.ts'
import { Icon } from '../../../../shared/ui/icon.tsx'
import { textMessages } from '../messages/text.ts'

const confirmedMs = 5_000

/** Not there where the browser keeps the clipboard from pages, as it does without https. */
export function CopyButton({ text }: { text: string }) {
  const t = useMessages(textMessages)
  const [copies, setCopies] = useState(0)
  const [isCopied, setIsCopied] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: every copy is confirmed for the whole time
  useEffect(() => {
    const timer = setTimeout(() => setIsCopied(false), confirmedMs)
    return () => clearTimeout(timer)
  }, [copies])
  if (!navigator.clipboard) return null
  async function copy() {
    await navigator.clipboard.writeText(text)
    setIsCopied(true)
    setCopies((count) => count + 1)
  }
  return (
    <>
      <button type="button" className={button('outline')} onClick={() => void copy()}>
        <Icon name={isCopied ? 'check' : 'copy'} />
        {isCopied ? t('copied') : t('copy')}
      </button>
      <span role="status" className="visually-hidden">
        {isCopied && t('copied')}
      </span>
    </>
  )
}
