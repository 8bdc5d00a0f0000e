import { chmod, mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { mailerSuite } from '../../ports/mailer.suite.ts'
import { type Mail, MailerError } from '../../ports/mailer.ts'
import { embeddedOutbox } from './embedded.ts'

const folders: string[] = []
async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'portolan-outbox-'))
  folders.push(folder)
  return folder
}
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))))

const mail = (id: string, to = 'client@harbor.example'): Mail => ({
  id,
  from: 'support@portolan.example',
  to,
  subject: id,
  text: id,
  html: id,
})

describe('the embedded outbox', () => {
  mailerSuite(async () => {
    const outbox = embeddedOutbox({ folder: join(await newFolder(), 'made', 'when', 'needed') })
    return {
      mailer: outbox,
      arrived: async (to) => (await outbox.list({ to, limit: 100 })).map(({ sentAt: _, ...rest }) => rest),
    }
  })

  it('lists newest first, filtered by address and limited', async () => {
    const outbox = embeddedOutbox({ folder: await newFolder() })
    const before = Date.now()
    for (const id of ['one', 'two', 'three']) await outbox.send(mail(id))
    await outbox.send(mail('other', 'Other@Harbor.example'))
    const ids = async (options: Parameters<typeof outbox.list>[0]) => (await outbox.list(options)).map(({ id }) => id)
    expect(await ids({ limit: 10 })).toEqual(['other', 'three', 'two', 'one'])
    expect(await ids({ limit: 2 })).toEqual(['other', 'three'])
    expect(await ids({ to: 'client@harbor.example', limit: 2 })).toEqual(['three', 'two'])
    expect(await ids({ to: 'other@harbor.example', limit: 2 })).toEqual(['other'])
    const [newest] = await outbox.list({ limit: 1 })
    expect(newest!.sentAt.getTime()).toBeGreaterThanOrEqual(before - 1)
  })

  it('is empty before the first mail', async () => {
    expect(await embeddedOutbox({ folder: join(await newFolder(), 'absent') }).list({ limit: 10 })).toEqual([])
  })

  it('keeps the newest thousand, and no unfinished files of a killed process', async () => {
    const folder = await newFolder()
    const outbox = embeddedOutbox({ folder })
    const old = new Date('2026-01-01')
    for (let n = 0; n < 1000; n++) {
      const path = join(folder, `old-${n}.json`)
      await writeFile(path, JSON.stringify({ ...mail(`old-${n}`), sentAt: old }))
      await utimes(path, old, new Date(old.getTime() + n * 1000))
    }
    await writeFile(join(folder, 'half.json.x.part'), '{')
    await utimes(join(folder, 'half.json.x.part'), old, old)
    await outbox.send(mail('new'))
    const names = await readdir(folder)
    expect(names).toHaveLength(1000)
    expect(names).toContain('new.json')
    expect(names).not.toContain('old-0.json')
    expect(names).not.toContain('half.json.x.part')
  })

  it('stays in its folder, whatever the id', async () => {
    const folder = await newFolder()
    const outbox = embeddedOutbox({ folder: join(folder, 'outbox') })
    await outbox.send(mail('../escaped'))
    expect(await readdir(folder)).toEqual(['outbox'])
    expect(await outbox.list({ limit: 10 })).toMatchObject([{ id: '../escaped' }])
  })

  it('makes the folder private, also where it was open before', async () => {
    const folder = join(await newFolder(), 'outbox')
    await mkdir(folder)
    await chmod(folder, 0o755)
    await embeddedOutbox({ folder }).send(mail('secret'))
    const modes = await Promise.all([folder, join(folder, 'secret.json')].map(async (path) => (await stat(path)).mode))
    expect(modes.map((mode) => (mode & 0o777).toString(8))).toEqual(['700', '600'])
  })

  it('asks for a retry when the disk fails', async () => {
    const folder = await newFolder()
    await writeFile(join(folder, 'outbox'), 'not a folder')
    const sent = embeddedOutbox({ folder: join(folder, 'outbox') }).send(mail('a'))
    await expect(sent).rejects.toThrow(MailerError)
    await expect(sent).rejects.toMatchObject({ retry: 'later' })
  })
})
