/** A process for tests to kill: `node test-parent.ts <folder> [name of a strategy]`. */
import { chooseAccount } from './choose-account.ts'
import * as strategies from './drop-privileges.ts'
import { ownPostgres } from './own-cluster.ts'
import { StartError } from './start-error.ts'
import { startPostgres } from './supervise.ts'

const [folder = '', strategyName] = process.argv.slice(2)
const strategy = Object.entries(strategies).find(([name]) => name === strategyName)?.[1]
const say = (line: string) => process.stdout.write(`${line}\n`)

function end(error: unknown) {
  say(error instanceof StartError ? error.message : `Fault: ${error}`)
  process.exit(1)
}

try {
  const postgres =
    typeof strategy === 'function'
      ? await startPostgres(folder, (files) => chooseAccount(files, [strategy]))
      : await ownPostgres(folder)
  postgres.onExit(end)
  process.on('SIGTERM', () => void postgres.stop().then(() => process.exit(0)))
  setInterval(() => {}, 60_000)
  say(`ready ${postgres.adopted ? 'adopted' : 'started'} ${postgres.pid}`)
} catch (error) {
  end(error)
}
