import { randomUUID } from 'node:crypto'
import { chmod, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type Mail, MailerError, type Outbox, type SentMail } from '../../ports/mailer.ts'

const MOST_KEPT = 1000

/** Mail stays in a folder, one file each, named by its id: sent again, it is found there. */
export function embeddedOutbox({ folder }: { folder: string }): Outbox {
  return {
    name: 'embedded',

    async send(mail) {
      try {
        await makePrivate(folder)
        const path = join(folder, `${encodeURIComponent(mail.id)}.json`)
        if (await isThere(path)) return
        await writeWhole(path, JSON.stringify({ ...mail, sentAt: new Date() }, null, 2))
        await removeOldest(folder)
      } catch (error) {
        throw new MailerError(`The outbox cannot be written (${codeOf(error)}).`, 'later')
      }
    },

    async list({ to, limit }) {
      const found: SentMail[] = []
      for (const { path } of (await newestFirst(folder)).filter(({ path }) => path.endsWith('.json'))) {
        const mail = await read(path)
        if (mail && (to === undefined || isSameAddress(mail.to, to))) found.push(mail)
        if (found.length === limit) break
      }
      return found
    },
  }
}

/** Codes and links to reset a password are in there: for nobody else on this machine, however open the folder above is. */
async function makePrivate(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await chmod(folder, 0o700).catch(() => {}) // not every file system knows modes
}

/** Under its name there is all of it, or nothing, even after a power cut. */
async function writeWhole(path: string, content: string): Promise<void> {
  const draft = `${path}.${randomUUID()}.part`
  try {
    await using file = await open(draft, 'wx', 0o600)
    await file.writeFile(content)
    await file.sync()
    await rename(draft, path)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

/** Counts drafts too, so that those of a killed process go the same way. */
async function removeOldest(folder: string): Promise<void> {
  if ((await readdir(folder)).length <= MOST_KEPT) return
  for (const { path } of (await newestFirst(folder)).slice(MOST_KEPT)) await rm(path, { force: true })
}

async function newestFirst(folder: string): Promise<{ path: string; at: number }[]> {
  const names = await readdir(folder).catch(unlessMissing)
  const files = await Promise.all(
    (names ?? []).map(async (name) => {
      const path = join(folder, name)
      const facts = await stat(path).catch(unlessMissing)
      return facts && { path, at: facts.mtimeMs }
    }),
  )
  return files.filter((file) => file !== undefined).sort((one, other) => other.at - one.at)
}

async function read(path: string): Promise<SentMail | undefined> {
  const content = await readFile(path, 'utf8').catch(unlessMissing)
  if (content === undefined) return undefined
  const { sentAt, ...mail } = JSON.parse(content) as Mail & { sentAt: string }
  return { ...mail, sentAt: new Date(sentAt) }
}

async function isThere(path: string): Promise<boolean> {
  return (await stat(path).catch(unlessMissing)) !== undefined
}

function isSameAddress(one: string, other: string): boolean {
  return one.toLowerCase() === other.trim().toLowerCase()
}

function unlessMissing(error: unknown): undefined {
  if (codeOf(error) !== 'ENOENT') throw error
}

function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? String(error)
}
