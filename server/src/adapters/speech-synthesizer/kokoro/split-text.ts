/** Two halves of a text, cut after a mark, or between words if there is none; one part if it cannot be cut. */
export function splitText(text: string): readonly string[] {
  const clauses = text.match(/[^.!?;:,]+[.!?;:,]*/g) ?? []
  const parts = clauses.length > 1 ? clauses : text.split(/(?<=\s)/)
  if (parts.length < 2) return [text]
  const half = Math.ceil(parts.length / 2)
  return [parts.slice(0, half).join('').trim(), parts.slice(half).join('').trim()]
}
