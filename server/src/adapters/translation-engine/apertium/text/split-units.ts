const longest = 1_500
const shortest = 200

/** Cuts a line at ends of sentences, or else at spaces, so that no program gets a very long frame. */
export function splitUnits(line: string): readonly string[] {
  const units: string[] = []
  let rest = line
  while (rest.length > longest) {
    const end = findEnd(rest.slice(0, longest))
    units.push(rest.slice(0, end))
    rest = rest.slice(end)
  }
  return rest === '' ? units : [...units, rest]
}

function findEnd(head: string): number {
  const sentence = Math.max(...['. ', '? ', '! '].map((end) => head.lastIndexOf(end))) + 2
  if (sentence >= shortest) return sentence
  const word = head.lastIndexOf(' ') + 1
  if (word >= shortest) return word
  return /[\ud800-\udbff]$/.test(head) ? head.length - 1 : head.length
}
