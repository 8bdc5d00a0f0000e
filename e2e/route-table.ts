export const client = 'client@harbor.example'
export const staff = 'pm@portolan.example'
export const buyer = 'buyer@procura.example'
export const provider = 'Portolan Language Services'

export type Row = {
  readonly path: string
  /** The name of the window, without the provider's. */
  readonly title: string
  /** Who sees it; nobody in particular otherwise. */
  readonly as?: string
  /** The requirement the page meets by being there. */
  readonly id?: string
  /** Its feature comes later: the row then says so no more, and names its requirement. */
  readonly isBeingBuilt?: true
}

const request = '0198d1c2-7a10-4c1e-9a54-3f2b6c8d9e01'
const isBeingBuilt = true

/** Every page of the portal, at an address of its own. */
export const routeTable: readonly Row[] = [
  { path: '/', title: '', id: 'SHELL-03' },
  { path: '/', title: 'Home', id: 'SHELL-03', as: client },

  { path: '/DASHBOARD', title: 'Dashboard', id: 'SHELL-04', as: staff, isBeingBuilt },
  { path: '/pmdetails/Paula/7', title: 'Projects of Paula', id: 'SHELL-05', as: staff, isBeingBuilt },
  { path: '/qadetails/Quinn/7', title: 'QA work of Quinn', id: 'SHELL-05', as: staff, isBeingBuilt },
  { path: '/pastdue/Colin/7', title: 'Past-due quotes of Colin', id: 'SHELL-05', as: staff, isBeingBuilt },
  { path: '/duetoday/Colin/7', title: 'Quotes of Colin due today', id: 'SHELL-05', as: staff, isBeingBuilt },
  { path: '/currentquotes/Colin/7', title: 'Current quotes of Colin', id: 'SHELL-05', as: staff, isBeingBuilt },
  { path: '/completedquotes/Colin/7', title: 'Completed quotes of Colin', id: 'SHELL-05', as: staff, isBeingBuilt },

  { path: '/languageLineConnect', title: 'Language Line Connect', id: 'SHELL-06' },
  { path: '/quickTranslation', title: 'Quick Translation', id: 'SHELL-06' },
  { path: '/connector', title: 'Connector', id: 'SHELL-06' },
  { path: '/websiteProxy', title: 'Website Proxy', id: 'SHELL-06' },
  { path: '/consoleHelp', title: 'Help', id: 'SHELL-07' },
  { path: '/languageConnect', title: 'Language Connect', id: 'SHELL-08' },
  { path: '/webSitesEasyWay', title: 'Web Sites the Easy Way', id: 'SHELL-08' },
  { path: '/anythingInBetween', title: 'Anything in Between', id: 'SHELL-08' },
  { path: '/solutionWizard', title: 'Solution Wizard', id: 'SHELL-08' },

  { path: '/signUp', title: 'Sign Up', id: 'SHELL-09', isBeingBuilt },
  { path: '/signUp/MTAwMQ/token', title: 'Sign Up', id: 'SHELL-09', isBeingBuilt },
  { path: '/confirmEmail', title: 'E-mail confirmation', id: 'SHELL-10', isBeingBuilt },
  { path: '/confirmEmail/and/more', title: 'E-mail confirmation', id: 'SHELL-10', isBeingBuilt },
  { path: '/changePassword', title: 'Change password', id: 'SHELL-12', as: client, isBeingBuilt },

  { path: '/createProject', title: 'Create Project', id: 'SHELL-11', isBeingBuilt },
  { path: '/createProject/MTAwMQ/token', title: 'Create Project', id: 'SHELL-11', isBeingBuilt },
  { path: '/requests', title: 'Requests', as: client, isBeingBuilt },
  { path: `/requests/${request}`, title: 'Request', as: client, isBeingBuilt },
  { path: `/quotes/${request}`, title: 'Quote', id: 'SHELL-16', isBeingBuilt },

  { path: '/reports', title: 'Reports', id: 'SHELL-13', as: client, isBeingBuilt },
  { path: `/reports/${request}`, title: 'Reports', id: 'SHELL-13', as: client, isBeingBuilt },

  { path: '/machineTranslation', title: 'Machine Translation', id: 'SHELL-14', as: client, isBeingBuilt },
  ...['text', 'file', 'media'].map(
    (kind) =>
      ({
        path: `/machineTranslation/${kind}Translation`,
        title: `${kind.replace(/^./, (letter) => letter.toUpperCase())} translation`,
        id: 'SHELL-14',
        as: client,
        isBeingBuilt,
      }) as const,
  ),
  ...['file', 'media'].map(
    (kind) =>
      ({
        path: `/machineTranslation/${kind}Translation/${request}`,
        title: `${kind.replace(/^./, (letter) => letter.toUpperCase())} translation`,
        id: 'SHELL-14',
        as: client,
        isBeingBuilt,
      }) as const,
  ),

  { path: `/coupa/starter/${request}`, title: 'Procurement sign-in', id: 'SHELL-15', isBeingBuilt },
  { path: '/coupa/createQuote', title: 'Create request', id: 'SHELL-15 SHELL-18', as: buyer, isBeingBuilt },
  { path: '/coupa/error', title: 'Something went wrong', id: 'SHELL-15' },
  { path: `/coupa/${request}`, title: 'Procurement request', id: 'SHELL-15', as: buyer, isBeingBuilt },
  { path: '/coupa', title: 'Procurement requests', id: 'SHELL-15', as: buyer, isBeingBuilt },
  { path: '/coupa/and/more', title: 'Procurement requests', id: 'SHELL-15', as: buyer, isBeingBuilt },

  { path: '/outbox', title: 'Outbox' },
]

/** Pages that look alike are looked at once. */
export const differentPages: readonly Row[] = routeTable.filter(
  (row, index) => !row.isBeingBuilt || routeTable.findIndex((other) => other.isBeingBuilt) === index,
)
