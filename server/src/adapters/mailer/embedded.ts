import { randomUUID } from 'node:crypto'
import { chmod, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type Mail, MailerError, type Outbox, type SentMail } from '../../ports/mailer.ts'

const mostMails = 1000

/** Stores emails in a folder, one file each. The file is named by the id, which makes sending idempotent. */
export function embeddedOutbox({ folder }: { folder: string }): Outbox {
  return {
    name: 'embedded',

    async send(mail) {
      try {
        await makePrivate(folder)
        const path = join(folder, `${encodeURIComponent(mail.id)}.json`)
        if (await exists(path)) return
        await writeAtomically(path, JSON.stringify({ ...mail, sentAt: new Date() }, null, 2))
        await removeOldest(folder)
      } catch (error) {
        throw new MailerError(`The outbox cannot be written (${readErrorCode(error)}).`, 'later')
      }
    },

    async list({ to, limit }) {
      const found: SentMail[] = []
      for (const { path } of (await listNewestFirst(folder)).filter(({ path }) => path.endsWith('.json'))) {
        const mail = await read(path)
        if (mail && (to === undefined || isSameAddress(mail.to, to))) found.push(mail)
        if (found.length === limit) break
      }
      return found
    },
  }
}

/** Emails contain codes and links that reset passwords, so only the owner may read the folder. */
async function makePrivate(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await chmod(folder, 0o700).catch(() => {}) // not every file system has modes
}

/** Writes atomically: the file is complete or missing, even after a power cut. */
async function writeAtomically(path: string, content: string): Promise<void> {
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

/** Counts unfinished files too, so that those of a killed process are removed as well. */
async function removeOldest(folder: string): Promise<void> {
  if ((await readdir(folder)).length <= mostMails) return
  for (const { path } of (await listNewestFirst(folder)).slice(mostMails)) await rm(path, { force: true })
}

async function listNewestFirst(folder: string): Promise<{ path: string; at: number }[]> {
  const names = await readdir(folder).catch(ignoreMissing)
  const files = await Promise.all(
    (names ?? []).map(async (name) => {
      const path = join(folder, name)
      const facts = await stat(path).catch(ignoreMissing)
      return facts && { path, at: facts.mtimeMs }
    }),
  )
  return files.filter((file) => file !== undefined).sort((one, other) => other.at - one.at)
}

async function read(path: string): Promise<SentMail | undefined> {
  const content = await readFile(path, 'utf8').catch(ignoreMissing)
  if (content === undefined) return undefined
  const { sentAt, ...mail } = JSON.parse(content) as Mail & { sentAt: string }
  return { ...mail, sentAt: new Date(sentAt) }
}

async function exists(path: string): Promise<boolean> {
  return (await stat(path).catch(ignoreMissing)) !== undefined
}

function isSameAddress(one: string, other: string): boolean {
  return one.toLowerCase() === other.trim().toLowerCase()
}

function ignoreMissing(error: unknown): undefined {
  if (readErrorCode(error) !== 'ENOENT') throw error
}

function readErrorCode(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? String(error)
}
