/** A process of its own for the tests to kill: `node test-parent.ts <folder> [name of a way]`. */
import { chooseAccount } from './choose-account.ts'
import * as ways from './drop-privileges.ts'
import { holdPostgres } from './own-cluster.ts'
import { StartError } from './start-error.ts'
import { startPostgres } from './supervise.ts'

const [folder = '', wayName] = process.argv.slice(2)
const way = Object.entries(ways).find(([name]) => name === wayName)?.[1]
const say = (line: string) => process.stdout.write(`${line}\n`)

function end(error: unknown) {
  say(error instanceof StartError ? error.message : `Fault: ${error}`)
  process.exit(1)
}

try {
  const postgres =
    typeof way === 'function'
      ? await startPostgres(folder, (place) => chooseAccount(place, [way]))
      : await holdPostgres(folder)
  postgres.onExit(end)
  process.on('SIGTERM', () => void postgres.stop().then(() => process.exit(0)))
  setInterval(() => {}, 60_000)
  say(`ready ${postgres.adopted ? 'adopted' : 'started'} ${postgres.pid}`)
} catch (error) {
  end(error)
}
