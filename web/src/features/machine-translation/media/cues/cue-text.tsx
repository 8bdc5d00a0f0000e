import { Fragment } from 'react'
import { readLines } from './model/cue-text.ts'

/** The text of a cue with its lines and italics. */
export const CueText = ({ text }: { text: string }) =>
  readLines(text).map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines have nothing else to tell them apart
    <Fragment key={index}>
      {index > 0 && <br />}
      {line.map((span, place) => {
        const key = `${place} ${span.text}`
        return span.isItalic ? <i key={key}>{span.text}</i> : <Fragment key={key}>{span.text}</Fragment>
      })}
    </Fragment>
  ))
