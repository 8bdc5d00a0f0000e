/** Requests a list repeatedly until its parent stops it, and reports each response time. */
const [url = '', idToken = ''] = process.argv.slice(2)
const pauseMs = 50
let isOver = false
process.stdin.on('end', () => {
  isOver = true
})
process.stdin.resume()
// The first calls are slower, because this process warms up.
for (let call = 0; call < 20; call++) await timeOfCall()
process.stdout.write('ready\n')
const times: number[] = []
while (!isOver) {
  times.push(await timeOfCall())
  await new Promise((later) => setTimeout(later, pauseMs))
}
process.stdout.write(JSON.stringify(times))

async function timeOfCall(): Promise<number> {
  const from = performance.now()
  const reply = await fetch(url, { headers: { authorization: `Bearer ${idToken}` } })
  await reply.text()
  if (!reply.ok) throw new Error(`The list was answered with ${reply.status}.`)
  return performance.now() - from
}
