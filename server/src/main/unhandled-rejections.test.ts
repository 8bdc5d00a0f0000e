import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

const module = new URL('./unhandled-rejections.ts', import.meta.url).href

/** Runs a process in which a promise is rejected that nobody awaits. */
const runWith = (fault: string) =>
  promisify(execFile)(process.execPath, [
    '--input-type=module',
    '-e',
    `import { surviveDatabaseOutages } from ${JSON.stringify(module)}
     surviveDatabaseOutages(() => console.log('reported'))
     Promise.reject(Object.assign(new Error('lost'), ${fault}))
     setTimeout(() => console.log('alive'), 50)`,
  ])

it('goes on where a query that nobody awaits fails because the database is away', async () => {
  expect((await runWith("{ code: 'ECONNRESET' }")).stdout).toBe('reported\nalive\n')
})

it('leaves every other unhandled rejection fatal', async () => {
  await expect(runWith("{ code: 'EISDIR' }")).rejects.toMatchObject({ code: 1, stdout: '' })
})
