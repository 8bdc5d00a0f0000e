import type { pages as translationPages } from '../features/machine-translation/pages.ts'
import { callback } from './callback.tsx'
import { home } from './home.tsx'
import { legalPage } from './legal-page.tsx'
import { page, pages, root } from './page-route.tsx'
import { providerPage } from './provider-page.tsx'
import type { staffPages } from './staff-pages.ts'

const reports = { clientsWith: 'reports' } as const
const machineTranslation = { clientsWith: 'machineTranslation' } as const
const coupa = { clientsWith: 'coupa' } as const

const translationPage = (name: keyof typeof translationPages) => async () =>
  (await import('../features/machine-translation/pages.ts')).pages[name]()

const staffPage = (name: keyof typeof staffPages) => async () => (await import('./staff-pages.ts')).staffPages[name]()

/** Every page of the portal. A path that ends in `$` stands for everything below it. */
export const routeTree = root.addChildren([
  callback,
  pages.addChildren([
    home,

    page('/DASHBOARD', 'dashboards', staffPage('dashboard')),
    page('/pmdetails/$name/$id', 'dashboards', staffPage('staffList')),
    page('/qadetails/$name/$id', 'dashboards', staffPage('staffList')),
    page('/pastdue/$name/$id', 'dashboards', staffPage('staffList')),
    page('/duetoday/$name/$id', 'dashboards', staffPage('staffList')),
    page('/currentquotes/$name/$id', 'dashboards', staffPage('staffList')),
    page('/completedquotes/$name/$id', 'dashboards', staffPage('staffList')),

    page('/administration', 'administrators', staffPage('administration')),
    page('/administration/clients/$clientId', 'administrators', staffPage('client')),
    page('/desk', 'staff', staffPage('desk')),
    page('/desk/machineTranslation', 'administrators', staffPage('translationAdministration')),
    page('/desk/machineTranslation/clients/$clientId', 'administrators', staffPage('translationOfClient')),
    page('/desk/$orderId', 'staff', staffPage('order')),
    page('/desk/clients/$clientId/rates', 'staff', staffPage('rates')),

    providerPage('languageLineConnect'),
    providerPage('quickTranslation'),
    providerPage('connector'),
    providerPage('websiteProxy'),
    page('/consoleHelp', 'anyone', () => import('../features/content/help/help-page.tsx')),
    providerPage('languageConnect'),
    providerPage('webSitesEasyWay'),
    providerPage('anythingInBetween'),
    providerPage('solutionWizard'),
    legalPage('terms'),
    legalPage('privacy'),
    legalPage('imprint'),

    page('/signUp', 'anyone', () => import('../features/sign-up/sign-up-page.tsx')),
    page('/signUp/staff', 'anyone', () => import('../features/sign-up/staff-sign-up-page.tsx')),
    page('/signUp/$clientId/$token', 'anyone', () => import('../features/sign-up/sign-up-page.tsx')),
    page('/confirmEmail', 'anyone', () => import('../features/identity/confirm-email/confirm-email-page.tsx')),
    page('/confirmEmail/$', 'anyone', () => import('../features/identity/confirm-email/confirm-email-page.tsx')),
    page(
      '/changePassword',
      'signed-in',
      () => import('../features/accounts/security/password/change-password-page.tsx'),
    ),

    page('/emailSettings', 'signed-in', () => import('../features/accounts/email-settings/email-settings-page.tsx')),

    page('/activity', 'organization managers', () => import('../features/activity/activity-page.tsx')),

    page('/createProject', 'anyone', () => import('../features/job-requests/create/create-request-page.tsx')),
    page(
      '/createProject/$clientId/$token',
      'anyone',
      () => import('../features/job-requests/create/create-request-page.tsx'),
    ),
    page('/requests', 'clients', () => import('../features/job-requests/list/requests-page.tsx')),
    page('/requests/$jobRequestId', 'clients', () => import('../features/job-requests/detail/request-page.tsx')),
    page('/quotes/$jobRequestId', 'anyone', () => import('../features/quotes/quote-page.tsx')),

    page('/reports', reports, () => import('../features/reports/reports-page.tsx')),
    page('/reports/$reportId', reports, () => import('../features/reports/report-page.tsx')),

    page('/machineTranslation', machineTranslation, translationPage('defaultTab')),
    page('/machineTranslation/textTranslation', machineTranslation, translationPage('text')),
    page('/machineTranslation/fileTranslation', machineTranslation, translationPage('files')),
    page('/machineTranslation/fileTranslation/$jobRequestId', machineTranslation, translationPage('fileRequest')),
    page(
      '/machineTranslation/fileTranslation/$jobRequestId/segments/$translationId',
      machineTranslation,
      translationPage('segments'),
    ),
    page('/machineTranslation/glossaries', machineTranslation, translationPage('glossaries')),
    page('/machineTranslation/glossaries/$glossaryId', machineTranslation, translationPage('glossary')),
    page('/machineTranslation/mediaTranslation', machineTranslation, translationPage('media')),
    page('/machineTranslation/mediaTranslation/$jobRequestId', machineTranslation, translationPage('mediaRequest')),

    page('/coupa/starter/$requestId', 'anyone', () => import('../features/procurement/procurement-start-page.tsx')),
    page('/coupa/createQuote', coupa, () => import('../features/job-requests/create/buyer-request-page.tsx')),
    page('/coupa/error', 'anyone', () => import('../features/procurement/procurement-error-page.tsx')),
    page('/coupa/$jobRequestId', 'clients', () => import('../features/procurement/procurement-request-page.tsx')),
    page('/coupa', 'clients', () => import('../features/procurement/procurement-list-page.tsx')),
    page('/coupa/$', 'clients', () => import('../features/procurement/procurement-list-page.tsx')),

    page('/outbox', 'demo', () => import('../features/outbox/outbox-page.tsx')),
  ]),
])
