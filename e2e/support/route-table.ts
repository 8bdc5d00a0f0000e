import { statusError } from './page-errors.ts'
import type { Visitor } from './people/visitors.ts'

export const client = 'client@harbor.example'
const staff = 'pm@portolan.example'
const administrator = 'admin@portolan.example'
export const buyer = 'buyer@procura.example'
export const provider = 'Portolan Language Services'

export type Row = {
  readonly path: string
  /** The title of the page, without the provider's name. */
  readonly title: string
  /** The account that sees it; a visitor by default. */
  readonly as?: string
  /** The requirement that the page fulfills. */
  readonly id?: string
  /** Where it leads on to; it stays where it is by default. */
  readonly endsAt?: string
  /** Expected failed requests of the page. */
  readonly provokes?: RegExp
  /** Pages of one kind look alike. */
  readonly kind?: 'framed' | 'future-home' | 'unknown-translation'
}

const request = '0198d1c2-7a10-4c1e-9a54-3f2b6c8d9e01'

/** Every page of the portal with its URL. */
export const routeTable: readonly Row[] = [
  { path: '/', title: '', id: 'SHELL-03' },
  { path: '/', title: 'Home', id: 'SHELL-03', as: client },

  { path: '/DASHBOARD', title: 'Dashboard', id: 'SHELL-04', as: staff },
  { path: `/pmdetails/Paula/${request}`, title: 'Projects of Paula', id: 'SHELL-05', as: staff },
  { path: `/qadetails/Quinn/${request}`, title: 'QA work of Quinn', id: 'SHELL-05', as: staff },
  { path: `/pastdue/Colin/${request}`, title: 'Past-due quotes of Colin', id: 'SHELL-05', as: staff },
  { path: `/duetoday/Colin/${request}`, title: 'Quotes of Colin due today', id: 'SHELL-05', as: staff },
  { path: `/currentquotes/Colin/${request}`, title: 'Current quotes of Colin', id: 'SHELL-05', as: staff },
  { path: `/completedquotes/Colin/${request}`, title: 'Completed quotes of Colin', id: 'SHELL-05', as: staff },
  { path: '/desk', title: 'Desk', as: staff },
  { path: '/desk/clients/1001/rates', title: 'Rates for Harbor Health', as: staff },
  { path: '/administration', title: 'Administration', as: administrator },
  { path: '/administration/clients/1001', title: 'Harbor Health', as: administrator },
  { path: '/desk/machineTranslation', title: 'Machine translation', as: administrator },
  {
    path: '/desk/machineTranslation/clients/1001',
    title: 'Machine translation for Harbor Health',
    as: administrator,
  },

  { path: '/languageLineConnect', title: 'Language Line Connect', id: 'SHELL-06', kind: 'framed' },
  { path: '/quickTranslation', title: 'Quick translation', id: 'SHELL-06', kind: 'framed' },
  { path: '/connector', title: 'Connector', id: 'SHELL-06', kind: 'framed' },
  { path: '/websiteProxy', title: 'Website Proxy', id: 'SHELL-06', kind: 'framed' },
  { path: '/consoleHelp', title: 'Help', id: 'SHELL-07' },
  { path: '/terms', title: 'Terms of Service' },
  { path: '/privacy', title: 'Privacy Policy' },
  { path: '/imprint', title: 'Legal Notice' },
  { path: '/languageConnect', title: 'Language Connect', id: 'SHELL-08', kind: 'future-home' },
  { path: '/webSitesEasyWay', title: 'Web Sites the Easy Way', id: 'SHELL-08', kind: 'future-home' },
  { path: '/anythingInBetween', title: 'Anything in Between', id: 'SHELL-08', kind: 'future-home' },
  { path: '/solutionWizard', title: 'Solution Wizard', id: 'SHELL-08', kind: 'future-home' },

  { path: '/signUp', title: 'Sign Up', id: 'SHELL-09' },
  { path: '/signUp/MTAwMQ/token', title: 'Sign Up', id: 'SHELL-09', provokes: statusError(404) },
  { path: '/confirmEmail', title: 'Email confirmation', id: 'SHELL-10' },
  { path: '/confirmEmail/and/more', title: 'Email confirmation', id: 'SHELL-10' },
  { path: '/changePassword', title: 'Change password', id: 'SHELL-12', as: client },
  { path: '/emailSettings', title: 'Emails', as: client },
  { path: '/activity', title: 'Activity', as: client },

  { path: '/createProject', title: 'New request', id: 'SHELL-11' },
  { path: '/createProject/MTAwMQ/token', title: 'New request', id: 'SHELL-11', provokes: statusError(404) },
  { path: '/requests', title: 'Requests', as: client },
  { path: `/requests/${request}`, title: 'Page not found', as: client, provokes: statusError(404) },
  {
    path: `/quotes/${request}`,
    title: 'Please sign in to see this quote',
    id: 'SHELL-16',
    provokes: statusError(404),
  },

  { path: '/reports', title: 'Reports', id: 'SHELL-13', as: client },
  { path: `/reports/${request}`, title: 'Page not found', id: 'SHELL-13', as: client, provokes: statusError(404) },

  {
    path: '/machineTranslation',
    title: 'Translate text',
    id: 'SHELL-14 MTTEXT-03',
    as: client,
    endsAt: '/machineTranslation/textTranslation',
  },
  { path: '/machineTranslation/textTranslation', title: 'Translate text', id: 'SHELL-14', as: client },
  { path: '/machineTranslation/fileTranslation', title: 'Translate files', id: 'SHELL-14', as: client },
  {
    path: `/machineTranslation/fileTranslation/${request}`,
    title: 'Page not found',
    id: 'SHELL-14',
    as: client,
    kind: 'unknown-translation',
    provokes: statusError(404),
  },
  {
    path: `/machineTranslation/fileTranslation/${request}/segments/${request}`,
    title: 'Page not found',
    id: 'SHELL-14',
    as: client,
    kind: 'unknown-translation',
    provokes: statusError(404),
  },
  { path: '/machineTranslation/glossaries', title: 'Glossaries', as: client },
  { path: `/machineTranslation/glossaries/${request}`, title: 'Page not found', as: client },
  { path: '/machineTranslation/mediaTranslation', title: 'Audio and video', id: 'SHELL-14', as: client },
  {
    path: `/machineTranslation/mediaTranslation/${request}`,
    title: 'Page not found',
    id: 'SHELL-14',
    as: client,
    kind: 'unknown-translation',
    provokes: statusError(404),
  },

  { path: `/coupa/starter/${request}`, title: 'Procurement sign-in', id: 'SHELL-15', provokes: statusError(404) },
  { path: '/coupa/createQuote', title: 'Create request', id: 'SHELL-15 SHELL-18', as: buyer },
  { path: '/coupa/error', title: 'Something went wrong', id: 'SHELL-15' },
  { path: `/coupa/${request}`, title: 'Page not found', id: 'SHELL-15', as: buyer, provokes: statusError(404) },
  { path: '/coupa', title: 'Coupa Requests', id: 'SHELL-15', as: buyer },
  { path: '/coupa/and/more', title: 'Coupa Requests', id: 'SHELL-15', as: buyer },

  { path: '/outbox', title: 'Outbox' },
]

/** One page of each kind, and every page without a kind. */
export const differentPages: readonly Row[] = routeTable.filter(
  ({ kind }, index) => !kind || routeTable.findIndex((other) => other.kind === kind) === index,
)

/** The visitor for a page. */
export const visitorOf = ({ as, provokes }: Row): Visitor => ({ ...(as && { as }), ...(provokes && { provokes }) })
