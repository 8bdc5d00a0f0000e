import { join } from 'node:path'
import { web } from './folders.ts'

/** Loaded with every page, so it travels as one file. A folder ends with a slash. */
const shell = [
  'app/',
  'shared/messages/',
  'shared/session/id-token.ts',
  'shared/session/impersonation.ts',
  'shared/session/session',
  'shared/api/api-error.ts',
  'shared/api/error-text.ts',
  'shared/branding.ts',
  'shared/cookie.ts',
  'shared/page-title.ts',
  'shared/shortcuts.ts',
  'shared/theme/scheme.ts',
  'shared/ui/button',
  'shared/ui/icon.tsx',
  'shared/ui/messages/ui.',
  'shared/ui/page/error-display',
  'shared/ui/page/page.',
  'shared/ui/page/sign-in-link.tsx',
  'shared/ui/page/skeleton',
  'shared/ui/snackbar',
  'shared/ui/unsaved/dialog-changes.',
  'shared/watch-errors.ts',
]
const notInShell =
  /\/app\/(entry|access-rules|keyboard\/(?:keyboard-keys-dialog|messages)|messages\/restricted|navigation\/(?:navigation\.tsx|places|row-focus)|language-offer\/(?:language-offer|messages)|palette\/|restricted|sign-in-failed|staff-pages|user-menu|impersonation-bar|use-minutes-left)|\/session-impersonation|\/shared\/messages\/forms/

/** What the shell has for people who are signed in. */
const signedIn = [
  'app/access-rules.',
  'app/navigation/navigation.',
  'app/navigation/places.',
  'app/navigation/row-focus.',
  'app/palette/palette-button.',
  'app/palette/palette.tsx',
  'app/user-menu.',
  'features/identity/session-expiry/session-expiry.',
  'features/identity/session-expiry/watch-idle.',
  'shared/api/account-locale.',
  'shared/api/enabled-applications.',
  'shared/session/account-locale.',
  'shared/session/load-account.',
  'shared/session/session-activity.',
  'shared/session/session-impersonation.',
]

/** A client's list of requests, and what can be done with them. */
const requestLists = [
  'shared/request/actions/allowed-actions.',
  'shared/request/actions/request-dialogs.',
  'shared/request/actions/use-restore.',
  'shared/request/leading-cells.',
  'shared/request/paging/',
  'shared/request/request-table.',
  'shared/ui/fields/search-box.',
]

/** Inputs, with or without a form around them. */
const fields = [
  'shared/messages/forms.',
  'shared/ui/fields/labeled.',
  'shared/ui/fields/select-field.',
  'shared/ui/fields/text-area-field.',
  'shared/ui/fields/text-field',
]

/** What every form needs, next to react-hook-form. */
const forms = [
  '../../contract/src/errors/fields/en.',
  'shared/api/idempotency-keys.',
  'shared/forms/field-registry.',
  'shared/forms/fields/form-field.',
  'shared/forms/fields/inputs.',
  'shared/forms/fields/use-field.',
  'shared/forms/fields/use-input.',
  'shared/forms/form',
  'shared/forms/messages/',
  'shared/forms/pointer-release.',
  'shared/forms/refused-fields.',
  'shared/forms/schema/input-rules.',
  'shared/forms/schema/problem',
  'shared/forms/schema/schema-path.',
  'shared/forms/schema/zod-resolver.',
  'shared/forms/server-fields.',
  'shared/forms/submit-error.',
  'shared/forms/use-schema-form.',
  'shared/forms/use-submit.',
]

/** A field for files, before the first one is chosen. */
const uploads = [
  '../../contract/src/files/file-name.',
  'features/machine-translation/requests/uploaded-files.',
  'shared/request/project-name.',
  'shared/request/use-suggested-name.',
  'shared/uploads/dropped-files.',
  'shared/uploads/file-folder.',
  'shared/uploads/pasted-files.',
  'shared/uploads/send-all.',
  'shared/uploads/speed-meter.',
  'shared/uploads/upload-problem.',
  'shared/uploads/upload-rules.',
  'shared/uploads/upload-store.',
  'shared/uploads/uploader.',
  'shared/uploads/use-uploader.',
  'shared/uploads/widgets/file-',
  'shared/uploads/widgets/form-files.',
  'shared/uploads/widgets/upload-news.',
]

/** How an upload stands, in words. */
const uploadTexts = ['shared/uploads/messages/', 'shared/uploads/upload-state.', 'shared/uploads/upload-texts.']

/** The shapes of calls about machine translation. */
const translationCalls = [
  '../../contract/src/machine-translation/calls.',
  '../../contract/src/machine-translation/files.',
  '../../contract/src/machine-translation/machine-translation.',
  '../../contract/src/machine-translation/review.',
  '../../contract/src/machine-translation/settings.',
]

/** What the pages of machine translation have in common. */
const translationFrame = [
  'features/machine-translation/frame/api.',
  'features/machine-translation/frame/late-contact-link.',
  'features/machine-translation/frame/messages/',
  'features/machine-translation/frame/tab',
  'features/machine-translation/frame/translation-frame.',
]

/** Which languages are offered, and who else translates. */
const translationLanguages = [
  'features/machine-translation/languages/offered-pairs.',
  'features/machine-translation/languages/use-human-request.',
]

/** The lists of translated files and media. */
const translationLists = [
  'features/machine-translation/requests/api.',
  'features/machine-translation/requests/list/',
  'features/machine-translation/requests/messages/requests.',
  'features/machine-translation/requests/request-kind.',
  'features/machine-translation/requests/status/',
]

/** Who is signed in, and what the account may do. */
const accountCalls = [
  '../../contract/src/accounts/accounts.',
  '../../contract/src/identity/password.',
  '../../contract/src/person-name.',
  '../../contract/src/roles.',
  'shared/session/manages-organization.',
]

/** What both home pages need. */
const home = ['features/home/cards.', 'features/home/home.', 'features/home/messages/home.']

const languageDropdown = [
  'shared/ui/language-dropdown/common-languages.',
  'shared/ui/language-dropdown/language-dropdown.',
  'shared/ui/language-dropdown/language-dropdown-chips.',
  'shared/ui/language-dropdown/language-dropdown-keys.',
  'shared/ui/language-dropdown/language-dropdown-rows.',
]

/** What the request form and the parts that it fetches later have in common. */
const requestForm = [
  'features/job-requests/create/form/language-pair.',
  'features/job-requests/create/model/content-parts.',
  'features/job-requests/create/model/drafts.',
  'features/job-requests/create/model/handed-text.',
  'features/job-requests/create/model/language-settings.',
  'features/job-requests/create/model/links.',
  'features/job-requests/create/model/requester.',
  'features/job-requests/create/model/values.',
]

/** What most lists need. */
const lists = ['shared/page-size-memory.', 'shared/ui/page/folding-table.']

const isTranslation = /\.(ar|es)\.ts$/
const isOneOf =
  (paths: readonly string[]) =>
  (id: string): boolean =>
    !isTranslation.test(id) && paths.some((path) => id.startsWith(join(web, 'src', path)))
const [isInShell, isForms] = [isOneOf(shell), isOneOf(forms)]

/** These stay as they are named: what they import goes where it is needed. */
const exactly = { includeDependenciesRecursively: false } as const

/** Modules that travel as one file, because they are loaded together: many small files compress badly. */
export const chunkGroups = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 3 },
  {
    name: 'router',
    test: /node_modules\/@tanstack\/(react-router|router-core|history|react-store|store)\//,
    priority: 2,
  },
  { name: 'shell', test: (id: string) => isInShell(id) && !notInShell.test(id), priority: 1 },
  {
    name: 'queries',
    test: /node_modules\/@tanstack\/(query-core|react-query)\/(?!.*nfiniteQuery(Observer|Options)?\.)|\/shared\/api\/query(?:-client)?\./,
    ...exactly,
  },
  { name: 'signed-in', test: isOneOf(signedIn), ...exactly },
  { name: 'home', test: isOneOf(home), ...exactly },
  { name: 'request-lists', test: isOneOf(requestLists), ...exactly },
  { name: 'upload-texts', test: isOneOf(uploadTexts), ...exactly },
  { name: 'account-calls', test: isOneOf(accountCalls), ...exactly },
  { name: 'translation-calls', test: isOneOf(translationCalls), ...exactly },
  { name: 'translation-frame', test: isOneOf(translationFrame), ...exactly },
  { name: 'translation-languages', test: isOneOf(translationLanguages), ...exactly },
  { name: 'translation-lists', test: isOneOf(translationLists), ...exactly },
  { name: 'language-dropdown', test: isOneOf(languageDropdown), ...exactly },
  { name: 'lists', test: isOneOf(lists), ...exactly },
  { name: 'fields', test: isOneOf(fields), ...exactly },
  { name: 'forms', test: (id: string) => /node_modules\/react-hook-form\//.test(id) || isForms(id), ...exactly },
  { name: 'uploads', test: isOneOf(uploads), ...exactly },
  { name: 'request-form', test: isOneOf(requestForm), ...exactly },
]

/** Whatever page is shown, these are there before anything else is loaded. */
export const isAlwaysLoaded = (file: string): boolean =>
  /\/(index|react|rolldown-runtime|router|shell)-[^/]+$/.test(file)
