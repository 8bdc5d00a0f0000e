import { join } from 'node:path'
import type { Pool } from 'pg'
import { embeddedFileStore } from '../adapters/file-store/embedded.ts'
import { s3FileStore } from '../adapters/file-store/s3/s3.ts'
import { embeddedOutbox } from '../adapters/mailer/embedded.ts'
import { smtpMailer } from '../adapters/mailer/smtp.ts'
import { clamav } from '../adapters/malware-scanner/clamav.ts'
import { xtrfTranslationManagement } from '../adapters/translation-management/xtrf.ts'
import { accountRoutes } from '../features/accounts/index.ts'
import { brandingRoutes } from '../features/branding/index.ts'
import { clientRoutes } from '../features/clients/index.ts'
import { contentRoutes, findMissingLegalTexts, readLegalTexts } from '../features/content/index.ts'
import { deskHandlers, deskRoutes, deskTranslationManagement } from '../features/desk/index.ts'
import { admitUpload, fileHandlers, fileJobs, fileRoutes, fileSchedules } from '../features/files/index.ts'
import {
  type Identity,
  identityHandlers,
  identityJobs,
  identitySchedules,
  impersonationRoutes,
  securityRoutes,
  sessionRoutes,
} from '../features/identity/index.ts'
import {
  jobRequestHandlers,
  jobRequestJobs,
  jobRequestRoutes,
  jobRequestSchedules,
} from '../features/job-requests/index.ts'
import { mailHandlers, mailJobs } from '../features/mail/index.ts'
import { messageRoutes } from '../features/messages/index.ts'
import { outboxRoutes } from '../features/outbox/index.ts'
import {
  procurementHandlers,
  procurementJobs,
  procurementRoutes,
  procurementSchedules,
} from '../features/procurement/index.ts'
import { quoteHandlers, quoteJobs, quoteRoutes, quoteSchedules } from '../features/quotes/index.ts'
import { languageById, languageByXtrfId, referenceRoutes } from '../features/reference/index.ts'
import { signUpHandlers, signUpJobs, signUpRoutes, signUpSchedules } from '../features/sign-up/index.ts'
import {
  statisticsHandlers,
  statisticsJobs,
  statisticsRoutes,
  statisticsSchedules,
} from '../features/statistics/index.ts'
import {
  handOver,
  translationManagementHandlers,
  translationManagementJobs,
  translationManagementRoutes,
  translationManagementSchedules,
} from '../features/translation-management/index.ts'
import { uiLogRoutes } from '../features/ui-logs/index.ts'
import { pageTokens } from '../platform/http/page-tokens.ts'
import { signedCookies } from '../platform/http/signed-cookies.ts'
import { signedPaths } from '../platform/http/signed-paths.ts'
import { type Job, sweepPlatform, sweepPlatformHandler, sweepPlatformSchedule } from '../platform/jobs/index.ts'
import type { Log } from '../platform/log.ts'
import { dayIn } from '../platform/provider-days.ts'
import { secretBox } from '../platform/secret-box.ts'
import type { FileStore } from '../ports/file-store.ts'
import type { TranslationManagement } from '../ports/translation-management.ts'
import type { Database } from '../tables/database.ts'
import { afterAnalysis } from './after-analysis.ts'
import type { Config } from './config.ts'
import { deriveKey } from './master-key.ts'

export type Portal = Awaited<ReturnType<typeof compose>>

export type PortalNeeds = {
  readonly config: Config
  readonly masterKey: Buffer
  readonly db: Database
  readonly pool: Pool
  readonly log: Log
  readonly now: () => Date
}

/** The only place that knows which adapter stands behind which port. */
export async function compose({ config, masterKey, db, log, now }: PortalNeeds) {
  const { store, uploads } = await composeFileStore({ config, masterKey, db })
  const outbox = config.mail.smtpUrl === null ? embeddedOutbox({ folder: join(config.dataFolder, 'outbox') }) : null
  const mailer = outbox ?? smtpMailer({ url: config.mail.smtpUrl ?? '' })
  const legalTexts = () => readLegalTexts(config.contentFolder)
  for (const id of await findMissingLegalTexts(config.contentFolder))
    log.warn(`There is no ${id}.md in PORTOLAN_CONTENT: a short standard text is shown instead.`)
  const links = {
    db,
    now,
    signedCookies: signedCookies(deriveKey(masterKey, 'signed-cookies'), {
      now,
      isSecure: config.origin.startsWith('https:'),
    }),
  }
  const requests = {
    ...links,
    fileStore: store,
    uploadQuota: config.uploads.quota,
    uploadTotalBytes: config.uploads.bytesPerRequest,
    isEachUploadAdmitted: uploads !== null,
    malwareScanner: config.clamavUrl === null ? null : clamav({ url: config.clamavUrl }),
    pageTokens: pageTokens(deriveKey(masterKey, 'page-tokens')),
    signedPaths: signedPaths(deriveKey(masterKey, 'signed-paths'), now),
    origin: config.origin,
    onAnalysed: afterAnalysis({ now, timeZone: config.timeZone, isPricedHere: config.xtrf === null }),
  }
  const translators = {
    ...requests,
    now,
    log,
    translationManagement: composeTranslationManagement({ config, db, now, store }),
    timeZone: config.timeZone,
    isWatched: config.xtrf !== null,
    eventKey: deriveKey(masterKey, 'order-events'),
    dashboardUrl: config.tmsDashboardUrl ?? config.xtrf?.url ?? `${config.origin}/requests`,
    staffDashboardUrl: config.tmsDashboardUrl ?? config.xtrf?.url ?? `${config.origin}/desk`,
  }
  const statistics = {
    ...requests,
    today: () => dayIn(config.timeZone, now()),
    timeZone: config.timeZone,
    projectLink: config.tmsProjectUrl,
  }
  return {
    requests,
    statistics,
    translators,
    fileStore: store,
    /** Mounted under `/store` where files live on our own disk. */
    uploads,
    routes: ({ forget }: Pick<Identity, 'forget'>) => [
      ...accountRoutes({ db, forgetAccount: forget, now }),
      ...brandingRoutes({ branding: config.branding }),
      ...clientRoutes({ db }),
      ...contentRoutes({ contentFolder: config.contentFolder }),
      ...deskRoutes({ ...requests, now, timeZone: config.timeZone, handOver }),
      ...fileRoutes({ ...requests, uploadBox: secretBox(deriveKey(masterKey, 'uploads')) }),
      ...impersonationRoutes({ db, now }),
      ...jobRequestRoutes(requests),
      ...messageRoutes(links),
      ...outboxRoutes({ outbox: config.isDemo ? outbox : null, isForStaffOnly: config.isPublicDemo }),
      ...procurementRoutes({ db, origin: config.origin, isDemo: config.isDemo }),
      ...quoteRoutes({
        ...links,
        fileStore: store,
        timeZone: config.timeZone,
        legalTexts,
        paymentLinkUrl: config.paymentLinkUrl,
        handOver,
      }),
      ...referenceRoutes(),
      ...securityRoutes({
        db,
        box: secretBox(masterKey),
        origin: config.origin,
        providerName: config.branding.providerName,
        now,
      }),
      ...sessionRoutes({ db, forgetAccount: forget }),
      ...signUpRoutes({ db, providerName: config.branding.providerName }),
      ...statisticsRoutes(statistics),
      ...translationManagementRoutes(translators),
      ...uiLogRoutes({ log }),
    ],
    handlers: [
      ...deskHandlers({ timeZone: config.timeZone }),
      ...fileHandlers({ ...requests, now }),
      ...identityHandlers({ db }),
      ...jobRequestHandlers(requests),
      ...mailHandlers({
        db,
        mailer,
        from: config.mail.from,
        sender: { ...config.branding, portalUrl: config.origin },
      }),
      ...procurementHandlers({ db }),
      ...quoteHandlers({
        db,
        fileStore: store,
        provider: config.branding,
        origin: config.origin,
        timeZone: config.timeZone,
        legalTexts,
        now,
      }),
      ...signUpHandlers,
      ...statisticsHandlers({ db }),
      ...translationManagementHandlers(translators),
      sweepPlatformHandler,
    ],
    schedules: [
      ...fileSchedules,
      ...identitySchedules,
      ...jobRequestSchedules,
      ...procurementSchedules,
      ...quoteSchedules,
      ...signUpSchedules,
      ...statisticsSchedules,
      ...translationManagementSchedules(translators.isWatched),
      sweepPlatformSchedule,
    ],
  }
}

/** What the worker checks its handlers against: a job that nobody handles, or two do, stops the start. */
export const everyJob: readonly Job[] = [
  ...fileJobs,
  ...identityJobs,
  ...jobRequestJobs,
  ...mailJobs,
  ...procurementJobs,
  ...quoteJobs,
  ...signUpJobs,
  ...statisticsJobs,
  ...translationManagementJobs,
  sweepPlatform,
]

export const storePath = '/store'

type TranslatorNeeds = Pick<PortalNeeds, 'config' | 'db' | 'now'> & { readonly store: FileStore }

function composeTranslationManagement({ config, db, now, store }: TranslatorNeeds): TranslationManagement {
  const { xtrf, timeZone } = config
  if (!xtrf) return deskTranslationManagement({ db, fileStore: store, timeZone })
  const languages = {
    toXtrf: (id: string) => languageById(id)?.xtrfId,
    fromXtrf: (xtrfId: number) => languageByXtrfId(xtrfId)?.id,
  }
  return xtrfTranslationManagement({ ...xtrf, languages, now })
}

async function composeFileStore({ config, masterKey, db }: Pick<PortalNeeds, 'config' | 'masterKey' | 'db'>) {
  const { quota, diskReserveBytes } = config.uploads
  if (config.s3) return { store: await s3FileStore(config.s3), uploads: null }
  const store = await embeddedFileStore({
    folder: join(config.dataFolder, 'files'),
    publicUrl: config.origin + storePath,
    bucket: 'portolan',
    accessKeyId: 'portolan',
    secretAccessKey: deriveKey(masterKey, 'file-store').toString('base64url'),
    admitUpload: admitUpload({ db, uploadQuota: quota }),
    ...(diskReserveBytes !== null && { reserveBytes: diskReserveBytes }),
  })
  return { store, uploads: store }
}
