/** Asks for a list again and again until its parent has heard enough, and tells how long each answer took. */
const [url = '', idToken = ''] = process.argv.slice(2)
const PAUSE_MS = 60
let isOver = false
process.stdin.on('end', () => {
  isOver = true
})
process.stdin.resume()
process.stdout.write('ready\n')
const times: number[] = []
while (!isOver) {
  const from = performance.now()
  const reply = await fetch(url, { headers: { authorization: `Bearer ${idToken}` } })
  await reply.text()
  if (!reply.ok) throw new Error(`The list was answered with ${reply.status}.`)
  times.push(performance.now() - from)
  await new Promise((later) => setTimeout(later, PAUSE_MS))
}
process.stdout.write(JSON.stringify(times))
