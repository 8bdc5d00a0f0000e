import type { ApplicationId } from '@portolan/contract/clients/applications'
import { type ClientConfig, walkInClientId } from '@portolan/contract/clients/clients'
import type { Vertical } from '@portolan/contract/desk/desk'
import { freeChoice } from '../features/clients/index.ts'
import { languageById } from '../features/reference/index.ts'
import type { ClientProcurementSettings, ClientTranslations } from '../tables/client.ts'
import { buyerAcknowledgmentPath, buyerIdentity, buyerSecret } from './buyer/index.ts'

type Settings = ClientConfig['createProjectSettings']

export type DemoClient = Pick<ClientConfig, 'clientId' | 'clientName' | 'companyName'> & {
  readonly domain: string | null
  readonly applicationIds: readonly ApplicationId[]
  readonly config?: Partial<Omit<ClientConfig, 'clientId' | 'createProjectSettings'>>
  readonly settings?: Partial<Settings>
  /** The texts of the configuration in other languages. */
  readonly translations?: ClientTranslations
  readonly externalGroups?: readonly string[]
  /** The vertical that new orders of the client start with. */
  readonly vertical?: Vertical
  readonly preferredLanguageIds?: readonly string[]
  /** Language groups of the organization, by their names. */
  readonly languageGroups?: Readonly<Record<string, readonly string[]>>
  /** The client's procurement system, with the secret it shares with the portal. */
  readonly procurement?: ClientProcurementSettings & { readonly secret: string }
}

const usual: readonly ApplicationId[] = ['createProject', 'machineTranslation', 'quickTranslation', 'consoleHelp']

function choice(languageId: string) {
  const language = languageById(languageId)
  if (!language) throw new Error(`The provider offers no language ${languageId}.`)
  return { name: language.name, xtrfId: language.xtrfId }
}

export const demoClients: readonly DemoClient[] = [
  {
    clientId: walkInClientId,
    clientName: 'Walk-in',
    companyName: 'Portolan Language Services',
    domain: null,
    applicationIds: [],
    config: { disableSelfRegistration: true },
    settings: { skipEmailDomainValidation: true },
  },
  {
    clientId: 1001,
    clientName: 'Harbor Health',
    companyName: 'Harbor Health, Inc.',
    domain: 'harbor.example',
    vertical: 'healthcare',
    applicationIds: [
      'createProject',
      'xtrfDashboard',
      'invoices',
      'llsInterpretingService',
      'languageLineConnect',
      'websiteProxy',
      'connector',
      'machineTranslation',
      'quickTranslation',
      'consoleHelp',
      'reports',
    ],
    config: {
      projectSubmissionMode: 'BOTH',
      isOrgManagementEnabled: true,
      isMfaEnabled: true,
      selectableWorkflows: [
        { label: 'Translation and editing', xtrfServiceId: 11 },
        { label: 'Translation, editing and back translation', xtrfServiceId: 12 },
      ],
      logoUrl: '/harbor-logo.svg',
      bannerUrl: '/harbor-banner.svg',
      instructionalText:
        '<p><strong>Patient-facing texts:</strong> tell us the reading level you aim for.</p><ul><li>Name files by department and year.</li><li>Consent forms need the workflow with back translation.</li></ul>',
      projectSubmissionFooterMessage: 'Questions about a request? Write to language-access@harbor.example.',
    },
    translations: {
      es: {
        instructionalText:
          '<p><strong>Textos para pacientes:</strong> indíquenos el nivel de lectura que desea.</p><ul><li>Nombre los archivos por departamento y año.</li><li>Los formularios de consentimiento requieren el flujo de trabajo con retrotraducción.</li></ul>',
        projectSubmissionFooterMessage: '¿Preguntas sobre una solicitud? Escriba a language-access@harbor.example.',
        workflows: { 11: 'Traducción y edición', 12: 'Traducción, edición y retrotraducción' },
      },
      ar: {
        instructionalText:
          '<p><strong>النصوص الموجهة إلى المرضى:</strong> أخبرنا بمستوى القراءة المطلوب.</p><ul><li>سمِّ الملفات بحسب القسم والسنة.</li><li>تتطلب نماذج الموافقة مسار العمل الذي يشمل الترجمة العكسية.</li></ul>',
        projectSubmissionFooterMessage: 'أسئلة عن طلب؟ اكتب إلى language-access@harbor.example.',
        workflows: { 11: 'ترجمة وتحرير', 12: 'ترجمة وتحرير وترجمة عكسية' },
      },
    },
    preferredLanguageIds: ['esj', 'vit', 'chs', 'kor', 'ara'],
    languageGroups: { 'Patient letters': ['esj', 'vit', 'chs', 'kor', 'ara'] },
  },
  {
    clientId: 1002,
    clientName: 'Meridian',
    companyName: 'Meridian Insurance Ltd.',
    domain: 'meridian.example',
    vertical: 'insurance',
    applicationIds: [...usual, 'reports'],
    config: {
      projectSubmissionMode: 'SUBMIT_FOR_ESTIMATION_EXCEPT',
      submissionModeConditions: [{ fieldName: 'Urgent', value: 'true' }],
    },
    preferredLanguageIds: ['esn', 'fra', 'deu'],
  },
  {
    clientId: 1003,
    clientName: 'Quill',
    companyName: 'Quill Legal LLP',
    domain: 'quill.example',
    vertical: 'comprehension',
    applicationIds: usual,
    config: { status: 'INACTIVE' },
  },
  {
    clientId: 1004,
    clientName: 'Summit',
    companyName: 'Summit County Government',
    domain: 'summit.example',
    vertical: 'government',
    applicationIds: usual,
    config: { disableSelfRegistration: true },
    settings: {
      disableUnauthenticatedSubmissions: true,
      sourceLanguage: { defaultLanguage: choice('enu'), ...freeChoice },
      targetLanguages: {
        defaultLanguages: [choice('esj'), choice('vit')],
        isHidden: false,
        isDisabled: true,
        disableShowAllLanguages: true,
      },
    },
  },
  {
    clientId: 1005,
    clientName: 'Tandem North',
    companyName: 'Tandem Group',
    domain: 'tandem.example',
    vertical: 'comprehension',
    applicationIds: usual,
  },
  {
    clientId: 1006,
    clientName: 'Tandem South',
    companyName: 'Tandem Group',
    domain: 'tandem.example',
    vertical: 'comprehension',
    applicationIds: usual,
  },
  {
    clientId: 1007,
    clientName: 'Procura',
    companyName: 'Procura Manufacturing',
    domain: 'procura.example',
    vertical: 'technical',
    applicationIds: ['coupa', 'consoleHelp'],
    procurement: {
      secret: buyerSecret,
      identityDomain: buyerIdentity.domain,
      identity: buyerIdentity.identity,
      acknowledgmentUrl: buyerAcknowledgmentPath,
    },
  },
  {
    clientId: 1008,
    clientName: 'Orbit',
    companyName: 'Orbit Aerospace',
    domain: 'orbit.example',
    vertical: 'technical',
    applicationIds: usual,
    config: { disableSelfRegistration: true },
    externalGroups: ['orbit-translation'],
  },
]
