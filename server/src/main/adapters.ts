import { join } from 'node:path'
import { embeddedFileStore } from '../adapters/file-store/embedded.ts'
import { s3FileStore } from '../adapters/file-store/s3/s3.ts'
import { smtpReceiver } from '../adapters/mail-receiver/smtp.ts'
import { embeddedOutbox } from '../adapters/mailer/embedded.ts'
import { smtpMailer } from '../adapters/mailer/smtp.ts'
import { clamav } from '../adapters/malware-scanner/clamav.ts'
import { tradeCentric } from '../adapters/procurement-gateway/tradecentric.ts'
import { xtrfTranslationManagement } from '../adapters/translation-management/xtrf.ts'
import { deskTranslationManagement } from '../features/desk/index.ts'
import { admitUpload, storePath } from '../features/files/index.ts'
import { languageById, languageByXtrfId } from '../features/reference/index.ts'
import type { Log } from '../platform/log.ts'
import type { FileStore } from '../ports/file-store.ts'
import type { TranslationManagement } from '../ports/translation-management.ts'
import type { Database } from '../tables/database.ts'
import type { Config } from './config.ts'
import { chooseMachineTranslation } from './machine-translation-adapters.ts'
import { deriveKey } from './master-key.ts'

export type AdapterNeeds = {
  readonly config: Config
  readonly masterKey: Buffer
  readonly db: Database
  readonly log: Log
  readonly now: () => Date
}

/** The only place that knows which adapter stands behind which port. */
export async function chooseAdapters(needs: AdapterNeeds) {
  const { config } = needs
  const { fileStore, storeHandler } = await chooseFileStore(needs)
  const outbox = config.mail.smtpUrl === null ? embeddedOutbox({ folder: join(config.dataFolder, 'outbox') }) : null
  return {
    fileStore,
    /** Null where files are in S3. */
    storeHandler,
    /** Null where emails are sent over SMTP. */
    outbox,
    mailer: outbox ?? smtpMailer({ url: config.mail.smtpUrl ?? '' }),
    /** Null where answers to emails are not received. */
    mailReceiver: config.mail.replies && smtpReceiver(config.mail.replies),
    malwareScanner: config.clamavUrl === null ? null : clamav({ url: config.clamavUrl }),
    translationManagement: chooseTranslationManagement(needs, fileStore),
    procurementGateway: tradeCentric(config.tradeCentricUrl),
    machineTranslation: chooseMachineTranslation(needs),
  }
}

async function chooseFileStore({ config, masterKey, db }: AdapterNeeds) {
  const { quota, diskReserveBytes } = config.uploads
  if (config.s3) return { fileStore: await s3FileStore(config.s3), storeHandler: null }
  const fileStore = await embeddedFileStore({
    folder: join(config.dataFolder, 'files'),
    publicUrl: config.origin + storePath,
    bucket: 'portolan',
    accessKeyId: 'portolan',
    secretAccessKey: deriveKey(masterKey, 'file-store').toString('base64url'),
    admitUpload: admitUpload({ db, uploadQuota: quota }),
    ...(diskReserveBytes !== null && { reserveBytes: diskReserveBytes }),
  })
  return { fileStore, storeHandler: fileStore.handler }
}

function chooseTranslationManagement({ config, db, now }: AdapterNeeds, fileStore: FileStore): TranslationManagement {
  const { xtrf, timeZone } = config
  if (!xtrf) return deskTranslationManagement({ db, fileStore, timeZone })
  const languages = {
    toXtrf: (id: string) => languageById(id)?.xtrfId,
    fromXtrf: (xtrfId: number) => languageByXtrfId(xtrfId)?.id,
  }
  return xtrfTranslationManagement({ ...xtrf, languages, now })
}
