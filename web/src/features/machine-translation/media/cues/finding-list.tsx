import type { CueFinding } from '@portolan/subtitles'
import { useMessages } from '../../../../shared/messages/messages.ts'
import { Icon } from '../../../../shared/ui/icon.tsx'
import { editorMessages } from '../messages/editor.ts'
import css from './cues.module.css'

const inSeconds = (ms: number): number => Math.round(ms / 10) / 100

/** What is wrong with a cue, in words. */
export function FindingList({ findings }: { findings: readonly CueFinding[] }) {
  const t = useMessages(editorMessages)
  const textOf = ({ code, value, limit }: CueFinding): string => {
    switch (code) {
      case 'overlap':
      case 'no_text':
        return t(code)
      case 'gap_too_small':
        return t(code, { limit })
      case 'too_short':
      case 'too_long':
        return t(code, { value: inSeconds(value), limit: inSeconds(limit) })
      default:
        return t(code, { value, limit })
    }
  }
  return (
    <ul className={css.findings}>
      {findings.map((finding) => (
        <li key={finding.code}>
          <Icon name="alert" size={16} />
          {textOf(finding)}
        </li>
      ))}
    </ul>
  )
}
