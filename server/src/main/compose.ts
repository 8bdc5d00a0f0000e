import { join } from 'node:path'
import type { Pool } from 'pg'
import { demoPassword } from '../demo/accounts.ts'
import { procuraBuyer } from '../demo/buyer/index.ts'
import { orbitSso } from '../demo/orbit-sso/index.ts'
import { accounts } from '../features/accounts/index.ts'
import { activity } from '../features/activity/index.ts'
import { branding } from '../features/branding/index.ts'
import { clients } from '../features/clients/index.ts'
import { content, findMissingLegalTexts, readLegalTexts } from '../features/content/index.ts'
import { deliveries } from '../features/deliveries/index.ts'
import { desk } from '../features/desk/index.ts'
import { files } from '../features/files/index.ts'
import { type Identity, identity } from '../features/identity/index.ts'
import { jobRequests } from '../features/job-requests/index.ts'
import {
  type MachineTranslationAdapters,
  machineTranslation,
  startMedia,
  startTranslating,
} from '../features/machine-translation/index.ts'
import { mail } from '../features/mail/index.ts'
import { findReplyAddress, messages, openInbox, replyAddresses } from '../features/messages/index.ts'
import { outbox } from '../features/outbox/index.ts'
import {
  findRedirectUrl,
  isProcurementBuyer,
  procurement,
  returnAcceptedCart,
  tieToSession,
} from '../features/procurement/index.ts'
import { quoteAutomatically, quotes } from '../features/quotes/index.ts'
import { reference } from '../features/reference/index.ts'
import { reports } from '../features/reports/index.ts'
import { signUp } from '../features/sign-up/index.ts'
import { statistics } from '../features/statistics/index.ts'
import { forwardPayment, handOver, translationManagement } from '../features/translation-management/index.ts'
import { uiLogs } from '../features/ui-logs/index.ts'
import { createCounters } from '../platform/counters.ts'
import { combineFeatures } from '../platform/feature.ts'
import { pageTokens } from '../platform/http/page-tokens.ts'
import { signedCookies } from '../platform/http/signed-cookies.ts'
import { signedPaths } from '../platform/http/signed-paths.ts'
import { platformFeature } from '../platform/jobs/index.ts'
import { dayIn } from '../platform/provider-days.ts'
import { secretBox } from '../platform/secret-box.ts'
import type { Tx } from '../tables/database.ts'
import { type AdapterNeeds, chooseAdapters } from './adapters.ts'
import { nameRemoteServices } from './engines/remote-services.ts'
import { deriveKey } from './master-key.ts'

export type Portal = Awaited<ReturnType<typeof compose>>

export type PortalNeeds = AdapterNeeds & {
  readonly pool: Pool
  /** Replaces the configured engines in tests. */
  readonly machineTranslation?: Partial<MachineTranslationAdapters>
}

type ComposeNeeds = PortalNeeds & {
  /** Null in a process that serves nothing. */
  readonly identity: Identity | null
}

/** Lists all features and gives each one what it needs. */
export async function compose(needs: ComposeNeeds) {
  const { config, masterKey, db, log, now } = needs
  const { origin, timeZone, contentFolder } = config
  const adapters = await chooseAdapters(needs)
  const remoteServices = nameRemoteServices(config, adapters.machineTranslation)
  const providerContent = { folder: contentFolder, facts: { ...config.branding, remoteServices } }
  const isWatched = config.xtrf !== null
  for (const id of await findMissingLegalTexts(contentFolder))
    log.warn(`There is no ${id}.md in PORTOLAN_CONTENT: a short standard text is shown instead.`)

  const shared = {
    db,
    now,
    log,
    origin,
    timeZone,
    fileStore: adapters.fileStore,
    forgetAccount: (accountId: string) => needs.identity?.forget(accountId),
    legalTexts: (locale: string) => readLegalTexts(providerContent, locale),
    pageTokens: pageTokens(deriveKey(masterKey, 'page-tokens')),
    signedCookies: signedCookies(deriveKey(masterKey, 'signed-cookies'), {
      now,
      isSecure: origin.startsWith('https:'),
    }),
    signedPaths: signedPaths(deriveKey(masterKey, 'signed-paths'), now),
    uploadQuota: config.uploads.quota,
    uploadTotalBytes: config.uploads.bytesPerRequest,
    isEachUploadAdmitted: adapters.storeHandler !== null,
    providerName: config.branding.providerName,
    isDemo: config.isDemo,
    handOver,
    forwardPayment,
    counters: createCounters(),
  }
  const { replies } = config.mail
  const addresses = replies && replyAddresses(deriveKey(masterKey, 'reply-addresses'), replies.address)
  const features = [
    accounts({ ...shared, isProcurementBuyer }),
    activity(shared),
    branding({ branding: config.branding }),
    clients(shared),
    content(providerContent),
    deliveries(shared),
    desk({ ...shared, projectLink: config.tmsProjectUrl }),
    files({ ...shared, storeHandler: adapters.storeHandler, uploadBox: secretBox(deriveKey(masterKey, 'uploads')) }),
    identity({ ...shared, identity: needs.identity, box: secretBox(masterKey) }),
    jobRequests({
      ...shared,
      malwareScanner: adapters.malwareScanner,
      quoteAutomatically: (tx: Tx, id: string) => quoteAutomatically(tx, id, { begin: now(), timeZone }),
      startTranslating,
      startMedia,
      isPricedAtDesk: !isWatched,
      tieToSession,
      isProcurementBuyer,
    }),
    machineTranslation({
      ...shared,
      ...adapters.machineTranslation,
      ...needs.machineTranslation,
      workFolder: join(config.dataFolder, 'translations'),
      mediaFolder: join(config.dataFolder, 'media'),
    }),
    mail({
      ...shared,
      mailer: adapters.mailer,
      from: config.mail.from,
      sender: { ...config.branding, portalUrl: origin },
      findReplyAddress:
        addresses && ((email, requestId) => findReplyAddress({ ...shared, addresses }, { email, requestId })),
    }),
    messages({ ...shared, malwareScanner: adapters.malwareScanner }),
    outbox({ outbox: config.isDemo ? adapters.outbox : null, isForStaffOnly: config.isPublicDemo }),
    procurement({
      ...shared,
      gateway: adapters.procurementGateway,
      procurementBox: secretBox(deriveKey(masterKey, 'procurement')),
    }),
    quotes({
      ...shared,
      provider: config.branding,
      paymentLinkUrl: config.paymentLinkUrl,
      hasVisitorEstimates: config.branding.hasVisitorEstimates,
      returnCart: returnAcceptedCart,
      findRedirectUrl: (id: string) => findRedirectUrl(shared, id),
    }),
    reference(),
    reports(shared),
    signUp(shared),
    statistics({ ...shared, today: () => dayIn(timeZone, now()), projectLink: config.tmsProjectUrl }),
    translationManagement({
      ...shared,
      isWatched,
      translationManagement: adapters.translationManagement,
      eventKey: deriveKey(masterKey, 'order-events'),
      dashboardUrl: config.tmsDashboardUrl ?? config.xtrf?.url ?? `${origin}/requests`,
      staffDashboardUrl: config.tmsDashboardUrl ?? config.xtrf?.url ?? `${origin}/desk`,
    }),
    uiLogs(shared),
    platformFeature,
    ...(config.isDemo ? [orbitSso({ origin, password: demoPassword }), procuraBuyer({ origin })] : []),
  ]
  return {
    ...combineFeatures(features),
    fileStore: adapters.fileStore,
    counters: shared.counters,
    /** Starts to receive answers to emails where this is configured. Returns what stops it. */
    receiveReplies: async () =>
      addresses ? adapters.mailReceiver?.listen(openInbox({ ...shared, addresses })) : undefined,
    engines: adapters.machineTranslation,
  }
}
