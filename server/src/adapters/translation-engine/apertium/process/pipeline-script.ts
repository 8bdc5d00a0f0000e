import type { Stage } from '../routes/mode-file.ts'

const memoryKiB = 2 * 1024 ** 2
/** Ends a program that loops after the portal was killed. A pipeline that reaches it is started again. */
const cpuSeconds = 3_600

/**
 * A constant script: `"${1}" "${2}" | "${3}" &`. The words of the mode file are passed as arguments, so that no shell
 * interprets them.
 *
 * The shell closes its own ends of the pipes: with them open, nobody would notice that a program in the middle has died.
 * As a background pipeline reads from /dev/null, the input is passed as descriptor 4. SIGTERM ends the programs, and the
 * shell survives it to reap them.
 */
export function writePipelineScript(stages: readonly Stage[]): string {
  let word = 0
  const nextWord = () => {
    word += 1
    return `"\${${word}}"`
  }
  const programs = stages.map((stage, index) => {
    const words = stage.map(nextWord).join(' ')
    return `${words}${index === 0 ? ' <&4' : ''} 4<&-`
  })
  return [
    'ulimit -c 0',
    `ulimit -v ${memoryKiB}`,
    `ulimit -t ${cpuSeconds}`,
    'exec 4<&0',
    'trap : TERM',
    `${programs.join(' | ')} & exec 0<&- 1>&- 4<&-`,
    'wait',
    'wait',
  ].join('; ')
}
