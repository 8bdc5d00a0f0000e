import type { Texts } from '@portolan/locale/message-types'

/** What each role may do, for administrators who give it. */
export const en = {
  CLIENT_MANAGER: 'Manages projects: prices, assigns, delivers and completes orders.',
  PROJECT_COORDINATOR: 'Coordinates projects: prices, assigns, delivers and completes orders.',
  QUOTER: 'Prices requests and edits the rates of clients.',
  QA: 'Checks translations and adds files to orders.',
  LINGUIST: 'Signs in and reads the help. Has no desk and no dashboards.',
  DESKTOP_PUBLISHER: 'Adds files to orders and sends them to quality assurance.',
  ENGINEER: 'Adds files to orders and sends them to quality assurance.',
  POWER_USER: 'Everything at the desk, and the rates of clients. No administration.',
  ADMIN: 'Everything: the desk, rates, clients, users and settings. May act as other users.',
  OPERATOR: 'Signs in and reads the help. Has no desk and no dashboards.',
  SUPER_USER: 'Signs in and reads the help. Has no desk and no dashboards.',
  EXECUTIVE: 'Signs in and reads the help. Has no desk and no dashboards.',
  CLIENT_EMPLOYEE: 'Makes requests, answers quotes and downloads translations.',
  CLIENT: 'The same, and manages the users and shared settings of the organization.',
} as const satisfies Texts
