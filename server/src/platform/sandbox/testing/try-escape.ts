import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { testGreeting } from './test-greeting.ts'

/** Says what a script in the sandbox can reach. */
type Request = { readonly port: number; readonly secretFile: string }

const { port, secretFile } = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as Request
const emit = (event: object) => void process.stdout.write(`${JSON.stringify(event)}\n`)

emit({ greeting: testGreeting })
process.stdout.write('a library says something\n')
try {
  readFileSync(secretFile)
  emit({ canReadSecret: true })
} catch {
  emit({ canReadSecret: false })
}
const socket = connect(port, '127.0.0.1')
socket.on('connect', () => {
  emit({ canConnect: true })
  socket.destroy()
})
socket.on('error', () => emit({ canConnect: false }))
