/** Lists requests and translates a new text, over and over until its parent stops it, and reports each response time. */
const [origin = '', idToken = ''] = process.argv.slice(2)
const pauseMs = 100
const headers = { authorization: `Bearer ${idToken}`, 'content-type': 'application/json' }
const times: Record<'list' | 'text', number[]> = { list: [], text: [] }
let isOver = false
let texts = 0
process.stdin.on('end', () => {
  isOver = true
})
process.stdin.resume()
// The first calls are slower, because this process warms up.
for (let round = 0; round < 10; round++) await callBoth()
times.list.length = 0
times.text.length = 0
process.stdout.write('ready\n')
while (!isOver) {
  await callBoth()
  await new Promise((later) => setTimeout(later, pauseMs))
}
process.stdout.write(JSON.stringify(times))

async function callBoth(): Promise<void> {
  texts += 1
  const text = `The arm ${process.pid} ${texts} is broken.`
  const body = JSON.stringify({ text, sourceLanguageCode: 'enu', targetLanguageCode: 'esm' })
  times.list.push(await timeCall('/jobRequests?pageSize=10', {}))
  times.text.push(await timeCall('/machineTranslation/actions/translateText', { method: 'POST', body }))
}

async function timeCall(path: string, init: RequestInit): Promise<number> {
  const from = performance.now()
  const reply = await fetch(`${origin}/api${path}`, { ...init, headers })
  const answer = await reply.text()
  if (!reply.ok) throw new Error(`${path} was answered with ${reply.status}: ${answer}`)
  return performance.now() - from
}
