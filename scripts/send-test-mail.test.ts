import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { embeddedOutbox } from '../server/src/adapters/mailer/embedded.ts'
import { testMailServer } from '../server/src/adapters/mailer/test-mail-server.ts'

let folder: string
let server: Awaited<ReturnType<typeof testMailServer>>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portolan-test-mail-'))
  server = await testMailServer()
  await writeFile(join(folder, 'ca.pem'), server.certificate)
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

async function run(args: string[], settings: Record<string, string> = {}) {
  const script = join(import.meta.dirname, 'send-test-mail.ts')
  const env = { ...process.env, PORTOLAN_DATA: folder, NODE_EXTRA_CA_CERTS: join(folder, 'ca.pem'), ...settings }
  return await promisify(execFile)(process.execPath, [script, ...args], { env }).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    ({ code, stderr }: { code: number; stderr: string }) => ({ code, said: stderr }),
  )
}

describe('npm run mail:test', () => {
  it('sends a mail through the configured server and says so', async () => {
    const { code, said } = await run(['operator@harbor.example'], {
      SMTP_URL: server.url(),
      MAIL_FROM: 'Harbour <mail@harbour.example>',
    })
    expect(said).toMatch(/^localhost:\d+ took the mail to operator@harbor\.example/)
    expect(code).toBe(0)
    const [mail] = server.received
    expect(mail?.recipients).toEqual(['operator@harbor.example'])
    expect(mail?.messageId).toMatch(/@harbour\.example>$/)
    expect(mail?.subject).toBe('Test message from Portolan Language Services')
  })

  it('says in a sentence what is wrong, without the password', async () => {
    const { code, said } = await run(['operator@harbor.example'], { SMTP_URL: server.url('portal:mistaken') })
    expect(code).toBe(1)
    expect(said).toContain('535')
    expect(said).not.toContain('mistaken')
  })

  it('keeps the mail in the outbox where no server is configured', async () => {
    const { code, said } = await run(['operator@harbor.example'])
    expect(code).toBe(0)
    expect(said).toContain('SMTP_URL is not set')
    expect(await embeddedOutbox({ folder: join(folder, 'outbox') }).list({ limit: 5 })).toHaveLength(1)
  })

  it('asks for an address', async () => {
    expect(await run([])).toMatchObject({ code: 1, said: expect.stringContaining('Say where to') })
  })
})
