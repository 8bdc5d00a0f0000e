/** One program of a pipeline with its arguments. */
export type Stage = readonly [program: string, ...args: string[]]

const programs: ReadonlySet<string> = new Set([
  'lt-proc',
  'lrx-proc',
  'lsx-proc',
  'rtx-proc',
  'cg-proc',
  'apertium-tagger',
  'apertium-pretransfer',
  'apertium-transfer',
  'apertium-interchunk',
  'apertium-postchunk',
  'apertium-posttransfer',
  'apertium-anaphora',
])

/**
 * Reads the pipeline of a mode file, in which programs are separated by `|`. Throws at an unknown program and at anything
 * that a shell would expand. `$1` becomes the option that marks unknown words; `-z` flushes after every frame.
 */
export function parseModeFile(text: string): readonly Stage[] {
  return text
    .trim()
    .split('|')
    .map((part): Stage => {
      const [program = '', ...args] = splitWords(part)
      if (!programs.has(program)) throw new Error('unknown program in mode file')
      return [program, '-z', ...args.flatMap((arg) => (arg === '$1' ? ['-g'] : arg === '$2' ? [] : [arg]))]
    })
}

function splitWords(part: string): readonly string[] {
  return [...part.matchAll(/'([^']*)'|([^\s']+)/g)].map(([, quoted, bare = '']) => {
    if (quoted === undefined && !/^(?:\$[12]|[\w./+:=,-]+)$/.test(bare)) throw new Error('unsafe word in mode file')
    return quoted ?? bare
  })
}
