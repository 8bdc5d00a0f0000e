// Written by scripts/generate-client.ts from the contract. Do not edit.
import { type CallOptions, type ClientOptions, type CreateOptions } from './runtime.generated.js';
export { type CallOptions, type ClientOptions, type CreateOptions, type ErrorBody, PortolanError } from './runtime.generated.js';
export type AcceptanceStatus = 'ACCEPTED' | 'REJECTED';
export type AccountSecurity = {
    hasPassword: boolean;
    isMfaOffered: boolean;
    isMfaEnabled: boolean;
    recoveryCodesLeft: number;
    passkeys: Passkey[];
};
export type AcknowledgmentStatus = 'NOT_REQUESTED' | 'WAITING' | 'SENT' | 'FAILED';
export type ActivityEntry = {
    id: string;
    at: string;
    kind: ActivityKind;
    by: {
        type: 'MEMBER' | 'STAFF' | 'VISITOR' | 'PORTAL';
        name: string;
        isImpersonated: boolean;
    };
    request: {
        id: string;
        number: string;
        name: string;
        origination: Origination;
    } | null;
    object: string;
    count: number;
};
export type ActivityGroup = 'SIGN_IN' | 'PEOPLE' | 'REQUESTS' | 'QUOTES' | 'DELIVERIES' | 'DOWNLOADS' | 'GLOSSARIES';
export type ActivityKind = 'SIGNED_IN' | 'PASSWORD_CHANGED' | 'PASSWORD_RESET' | 'MFA_ENABLED' | 'MFA_DISABLED' | 'COLLEAGUE_MFA_DISABLED' | 'RECOVERY_CODE_USED' | 'PASSKEY_ADDED' | 'PASSKEY_REMOVED' | 'API_KEY_CREATED' | 'READ_ONLY_API_KEY_CREATED' | 'API_KEY_REVOKED' | 'API_KEY_FIRST_USED' | 'SIGNED_UP' | 'SSO_ACCOUNT_CREATED' | 'PROFILE_CHANGED' | 'COLLEAGUE_INVITED' | 'INVITATION_REVOKED' | 'ACCOUNT_ENABLED' | 'ACCOUNT_DISABLED' | 'REQUEST_CREATED' | 'REQUEST_RENAMED' | 'REQUEST_ARCHIVED' | 'REQUEST_RESTORED' | 'REQUEST_CANCELLED' | 'CANCELLATION_UNDONE' | 'REQUEST_ESCALATED' | 'REQUEST_REJECTED' | 'REQUEST_FAILED' | 'TRANSLATION_RETRIED' | 'TRANSLATION_REBUILT' | 'MESSAGE_SENT' | 'QUOTE_MADE' | 'QUOTE_ACCEPTED' | 'QUOTE_REJECTED' | 'QUOTE_RENEWAL_REQUESTED' | 'PURCHASE_ORDER_RECEIVED' | 'DELIVERED' | 'DELIVERY_ACCEPTED' | 'DELIVERY_DISPUTED' | 'DELIVERY_REOPENED' | 'FILE_DOWNLOADED' | 'FILE_VIEWED' | 'ZIP_DOWNLOADED' | 'REQUESTS_DOWNLOADED' | 'GLOSSARY_CREATED' | 'GLOSSARY_RENAMED' | 'GLOSSARY_CHANGED' | 'GLOSSARY_DELETED';
export type Address = {
    address1: string;
    address2: string;
    city: string;
    province: {
        id: number;
        name: string;
    } | null;
    zipCode: string;
    country: {
        id: number;
        name: string;
    } | null;
    phoneNumber: string;
    email: string;
};
export type AnonymousJobRequest = {
    customFields: CustomFieldValue[];
    notes: string;
    fileLinks: SentLink[];
    neededBy?: string | null | undefined;
    origination: Origination;
    name: string;
    requestType: 'QUOTE_REQUEST' | 'TRANSLATION_REQUEST';
    sourceLanguage: NamedLanguage;
    targetLanguages: NamedLanguage[];
    files: SentFile[];
    externalReferenceId?: string | null | undefined;
    companyName: string;
    requestorEmail: EmailAddress;
    requestorFirstName: PersonName;
    requestorLastName: PersonName;
    contactAddress: Address;
    emailVerificationCode: string;
};
export type ApiKey = {
    id: string;
    name: string;
    prefix: string;
    createdAt: string;
    expiresAt: string;
    isExpired: boolean;
    lastUsedAt: string | null;
    isReadOnly: boolean;
};
export type ApplicationId = 'createProject' | 'xtrfDashboard' | 'invoices' | 'llsInterpretingService' | 'languageLineConnect' | 'websiteProxy' | 'connector' | 'machineTranslation' | 'quickTranslation' | 'consoleHelp' | 'reports' | 'coupa';
export type AutoQuoteAnswer = {
    id: string;
    number: string;
    status: JobRequestStatus;
    name: string;
    sourceLanguage: NamedLanguage;
    targetLanguages: NamedLanguage[];
    autoQuote: {
        acceptanceStatus: AcceptanceStatus | null;
        acceptanceDeadline: string;
        version: number;
        creationDate: string;
        pricePerPage: Money;
        price: Money;
        totalPages: number;
        rateType: RateType;
        lines: QuoteLine[];
        expectedDelivery: string | null;
        note: string;
        documentFileKey: string | null;
        decidedAt: string | null;
        termsVersion: string | null;
        payment: QuotePayment | null;
    };
};
export type BillingContact = {
    address1?: string | undefined;
    address2?: string | undefined;
    city?: string | undefined;
    province?: {
        id: number;
        name: string;
    } | null | undefined;
    zipCode?: string | undefined;
    country?: {
        id: number;
        name: string;
    } | null | undefined;
    phoneNumber?: string | undefined;
    email?: string | undefined;
};
export type Branding = {
    providerName: string;
    logoUrl: string | null;
    contactEmail: string;
    contactPhone: string;
    invoicesPortalUrl: string | null;
    interpretingPortalUrl: string | null;
    isDemo: boolean;
    isPublicDemo: boolean;
    uploadTotalBytes: number | null;
    hasVisitorEstimates: boolean;
    timeZone: string;
    signIn: {
        authority: string;
        clientId: string;
    };
};
export type CartStatus = 'NOT_READY' | 'WAITING' | 'RETURNED' | 'FAILED';
export type ClientApiKey = {
    id: string;
    name: string;
    prefix: string;
    createdAt: string;
    expiresAt: string;
    isExpired: boolean;
    lastUsedAt: string | null;
    isReadOnly: boolean;
    ownerName: string;
    ownerEmail: string;
};
export type ClientChange = {
    clientName: string;
    companyName: string;
    emailDomains: string[];
    billing?: {
        contact: BillingContact;
        vatNumber?: string | undefined;
    } | undefined;
    status: ClientStatus;
};
export type ClientConfig = {
    clientId: ClientId;
    status: ClientStatus;
    companyName: string;
    clientName: string;
    logoUrl: string | null;
    bannerUrl: string | null;
    instructionalText: string | null;
    signUpToken: string | null;
    createProjectToken: string | null;
    allowedEmailDomains: string[];
    disableSelfRegistration: boolean;
    selectableWorkflows: {
        label: string;
        xtrfServiceId: number;
    }[];
    projectSubmissionMode: ProjectSubmissionMode | null;
    submissionModeConditions: FieldCondition[];
    projectSubmissionFooterMessage: string | null;
    createProjectSettings: CreateProjectSettings;
    isMfaEnabled: boolean;
    isOrgManagementEnabled: boolean;
    isAddressKnown?: boolean | undefined;
};
export type ClientId = number;
export type ClientInvitation = {
    id: string;
    email: string;
    invitedBy: string;
    sentAt: string;
    expiresAt: string;
    isExpired: boolean;
    role: ClientRole;
};
export type ClientNumber = number;
export type ClientOverview = {
    clientId: ClientId;
    status: ClientStatus;
    clientName: string;
    companyName: string;
    emailDomains: string[];
    signUpPath: string | null;
    billing: {
        contact: Address;
        vatNumber: string;
    };
    procurement: {
        identity: string | null;
        returnHosts: string[];
    } | null;
};
export type ClientRole = 'CLIENT' | 'CLIENT_EMPLOYEE';
export type ClientSort = 'clientName' | 'status' | 'userCount' | 'lastRequestAt' | '-clientName' | '-status' | '-userCount' | '-lastRequestAt';
export type ClientStatus = 'ACTIVE' | 'INACTIVE';
export type ClientTranslationSettings = {
    maxCharactersPerRequest: number;
    maxCharactersPerDay: number;
    maxFileSizeMB: number;
    maxFilesPerRequest: number;
    maxAudioFileSizeMB: number;
    maxVideoFileSizeMB: number;
    allowedFileTypes: FileFormat[];
    supportedLltsLanguages: LanguageId[] | null;
    enableAiLinguisticQualityReview: boolean;
    showAiLinguisticQualityScorePerFile: boolean;
    enableAiPostEditing: boolean;
    disableHumanEscalation: boolean;
    disableTextTranslation: boolean;
    disableFileTranslation: boolean;
    disableMediaTranslation: boolean;
    isKeptOnOurMachines: boolean;
    isCacheDisabled: boolean;
    engineOrder: EngineOrderRule[];
};
export type CompleteAddress = {
    address1: string;
    address2: string;
    city: string;
    province: {
        id: number;
        name: string;
    } | null;
    zipCode: string;
    country: {
        id: number;
        name: string;
    };
    phoneNumber: string;
    email: string;
};
export type ContactInfo = {
    address1: string;
    address2: string;
    city: string;
    province: {
        id: number;
        name: string;
    } | null;
    zipCode: string;
    country: {
        id: number;
        name: string;
    } | null;
    phoneNumber: string;
    email: EmailAddress;
    firstName: PersonName;
    lastName: PersonName;
    customFields: CustomFieldValue[];
};
export type ContentPage = {
    title: string;
    frameUrl: string | null;
};
export type ContentPageId = 'languageLineConnect' | 'quickTranslation' | 'connector' | 'websiteProxy' | 'languageConnect' | 'webSitesEasyWay' | 'anythingInBetween' | 'solutionWizard';
export type CoordinatorStatsRow = {
    projectCoordinator: string | null;
    projectCoordinatorId: string | null;
    quotes: number;
    averageHours: number | null;
};
export type CountNote = 'FORMULAS' | 'HIDDEN_SHEETS' | 'HIDDEN_CELLS' | 'HIDDEN_SLIDES' | 'HIDDEN_TEXT' | 'COMMENTS' | 'TRACKED_CHANGES' | 'EMBEDDED_OBJECTS' | 'PICTURE_PAGES' | 'ENCODING_GUESSED' | 'READ_AS_TEXT';
export type Country = {
    id: number;
    name: string;
};
export type CreateProjectSettings = {
    skipEmailDomainValidation: boolean;
    disableUnauthenticatedSubmissions: boolean;
    sourceLanguage: {
        defaultLanguage: {
            name: string;
            xtrfId: number;
        } | null;
        isHidden: boolean;
        isDisabled: boolean;
        disableShowAllLanguages: boolean;
    };
    targetLanguages: {
        defaultLanguages: {
            name: string;
            xtrfId: number;
        }[];
        isHidden: boolean;
        isDisabled: boolean;
        disableShowAllLanguages: boolean;
    };
};
export type CreatedUserAccount = {
    loginName: string;
    email: string;
    firstName: string;
    lastName: string;
    roles: Role[];
    isEmailConfirmed: boolean;
};
export type CustomFieldCategory = 'PROJECT' | 'USER';
export type CustomFieldDefinition = {
    name: string;
    label?: string | undefined;
    type: CustomFieldType;
    required: boolean;
    visible: boolean;
    visibleIf: FieldCondition[];
    defaultValue: string | null;
    description: string | null;
    options: string[];
    validationRegex: string | null;
    validationMessage: string | null;
    disabled: boolean;
    mapping: string | null;
    category: CustomFieldCategory;
    filterType: 'DATE' | null;
};
export type CustomFieldType = 'INPUT_TEXT' | 'LISTONLY' | 'LIST' | 'SELECT_MANY_LIST' | 'DATE' | 'TEXT_AREA' | 'CHECKBOX' | 'PERSON_INFO';
export type CustomFieldValue = {
    fieldName: string;
    value: string;
    mapping: string | null;
};
export type DeliveredFile = {
    fileName: string;
    fileKey: string;
    languageId: string;
};
export type DeliveryAnswer = 'ACCEPTED' | 'DISPUTED';
export type DeskAction = 'ASSIGN' | 'TAKE_IN' | 'PUT_BACK' | 'PRICE' | 'REVISE' | 'WITHDRAW' | 'TURN_AWAY' | 'RETRY' | 'SUBMIT' | 'REQUOTE' | 'DELIVER' | 'SEND_TO_QA' | 'FINISH_QA' | 'COMPLETE' | 'REOPEN' | 'KEEP_DELIVERY' | 'CANCEL' | 'UNDO_CANCEL' | 'SEND_PAYMENT_LINK' | 'MARK_PAID' | 'ALLOW_INVOICE';
export type DeskAssignment = {
    at: string;
    role: 'PROJECT_MANAGER' | 'COORDINATOR' | 'QA_SPECIALIST';
    person: string | null;
    previous: string | null;
    by: string;
};
export type DeskEscalation = {
    reason: EscalationReason;
    otherReason: string | null;
    notes: string;
    referenceNames: string[];
};
export type DeskKind = 'PROJECT' | 'QUOTE';
export type DeskNeed = 'OVERDUE' | 'DUE_TODAY' | 'UNANSWERED' | 'EXPIRING' | 'INVOICE' | 'PAYMENT' | 'PROBLEM';
export type DeskOrder = {
    id: string;
    number: string;
    jobRequestId: string | null;
    name: string;
    client: {
        id: number;
        name: string;
    };
    walkInCompany: string | null;
    sourceLanguage: NamedLanguage | null;
    targetLanguages: NamedLanguage[];
    languagesWithFiles: number;
    status: DeskStatus;
    isWaitingForOrder: boolean;
    isWaitingForPayment: boolean;
    isInvoiceInReview: boolean;
    isBeingCorrected: boolean;
    purchaseOrders: string[];
    queue: DeskQueue;
    vertical: Vertical | null;
    rateType: RateType;
    startedAt: string;
    receivedAt: string;
    deadline: string | null;
    closedAt: string | null;
    isPastDue: boolean;
    unansweredSince: string | null;
    quoteExpiresAt: string | null;
    totalAgreed: Money | null;
    projectManager: Person | null;
    coordinator: Person | null;
    qaSpecialist: Person | null;
    request: JobRequest | null;
    requester: DeskRequester | null;
    escalation: DeskEscalation | null;
    quote: AutoQuoteAnswer | null;
    payment: Payment | null;
    suggestion: {
        lines: {
            language: NamedLanguage;
            unit: PriceUnit;
            quantity: Quantity;
            unitPrice: UnitPrice;
            price: Money;
            countedPages: number | null;
            countedWords: number | null;
            isMinimum: boolean;
            minimumQuantity: number;
        }[];
        deliveryDay: string;
    } | null;
    minimumCharge: number;
    qaJobs: QaJob[];
    assignments: DeskAssignment[];
    withheldFileKeys: string[];
    sourceFileNames: string[];
    sourceFileKeys: string[];
    removedFileKeys: string[];
    otherSystem: OtherSystem | null;
    projectGroupName: string | null;
    timeZone: string;
    actions: DeskAction[];
};
export type DeskOrderSummary = {
    id: string;
    number: string;
    jobRequestId: string | null;
    name: string;
    client: {
        id: number;
        name: string;
    };
    walkInCompany: string | null;
    sourceLanguage: NamedLanguage | null;
    targetLanguages: NamedLanguage[];
    languagesWithFiles: number;
    status: DeskStatus;
    isWaitingForOrder: boolean;
    isWaitingForPayment: boolean;
    isInvoiceInReview: boolean;
    isBeingCorrected: boolean;
    purchaseOrders: string[];
    queue: DeskQueue;
    vertical: Vertical | null;
    rateType: RateType;
    startedAt: string;
    receivedAt: string;
    deadline: string | null;
    closedAt: string | null;
    isPastDue: boolean;
    unansweredSince: string | null;
    quoteExpiresAt: string | null;
    totalAgreed: Money | null;
    projectManager: Person | null;
    coordinator: Person | null;
    qaSpecialist: Person | null;
};
export type DeskQueue = 'TO_PRICE' | 'WITH_CLIENT' | 'NEW' | 'IN_PROGRESS' | 'IN_QA' | 'ATTENTION' | 'CLOSED';
export type DeskQueueOrAll = 'ALL' | 'TO_PRICE' | 'WITH_CLIENT' | 'NEW' | 'IN_PROGRESS' | 'IN_QA' | 'ATTENTION' | 'CLOSED';
export type DeskRequester = {
    company: string;
    name: string;
    email: string;
    address: Address | null;
    customFields: TypedFieldValue[];
};
export type DeskRole = 'CLIENT_MANAGER' | 'DESKTOP_PUBLISHER' | 'ADMIN' | 'ENGINEER' | 'PROJECT_COORDINATOR' | 'QA' | 'QUOTER' | 'POWER_USER';
export type DeskSort = 'due' | 'number' | 'name' | 'price' | 'received' | '-due' | '-number' | '-name' | '-price' | '-received';
export type DeskStatus = 'PENDING_REVIEW' | 'PRICING' | 'WITH_CLIENT' | 'NEW' | 'IN_PROGRESS' | 'IN_QA' | 'COMPLETED' | 'CANCELLED';
export type DeskTask = {
    queue: DeskQueueOrAll;
    need: DeskNeed | null;
    kind: DeskKind | null;
    orders: number;
    mine: number;
};
export type DubbingVoice = {
    voiceName: string;
    displayName: string;
    sampleUrl: string;
};
export type EmailAddress = string;
export type EmailDelivery = 'AT_ONCE' | 'DAILY';
export type EmailKind = 'QUOTES' | 'DELIVERIES' | 'MESSAGES' | 'REQUESTS';
export type EmailSettings = {
    offeredKinds: EmailKind[];
    enabledKinds: EmailKind[];
    delivery: EmailDelivery;
};
export type EngineInstallation = {
    state: 'READY' | 'INSTALLING' | 'FAILED' | 'NOT_INSTALLED';
    percent: number | null;
};
export type EngineOrderRule = {
    sourceLanguageId: LanguageId | null;
    targetLanguageId: LanguageId | null;
    engines: string[];
};
export type EngineProblem = 'pair_not_offered' | 'quota_used_up' | 'not_authorized' | 'too_many_calls' | 'timeout' | 'crash' | 'empty_answer' | 'malformed_answer' | 'source_returned' | 'text_too_long' | 'unavailable';
export type EngineReport = {
    name: string;
    state: EngineState;
    isRemote: boolean | null;
    order: number | null;
    pairs: number;
    pricePerMillionCharacters: number | null;
    failure: {
        problem: EngineProblem;
        message: string;
        failedAt: string;
    } | null;
};
export type EngineState = 'READY' | 'NO_LANGUAGES' | 'FAILING' | 'NOT_CONFIGURED';
export type Escalation = {
    projectName: string;
    requestType: 'TRANSLATION_REQUEST';
    sourceLanguageId: string;
    targetLanguageIds: string[];
    notes: string;
    customFields: CustomFieldValue[];
    files: {
        fileName: string;
        fileKey: string;
        category: 'SOURCE_DOCUMENT' | 'REFERENCE';
    }[];
    reason: EscalationReason;
    otherReason?: string | undefined;
};
export type EscalationReason = 'CLEAN_UP_FORMATTING' | 'NEED_HUMAN_TRANSLATION' | 'OTHER';
export type Estimate = {
    files: {
        fileKey: string;
        status: 'COUNTING' | 'COUNTED' | 'UNCOUNTABLE';
        count: TextCount | null;
    }[];
    count: TextCount | null;
    price: Money | null;
    rateType: RateType;
    lines: QuoteLine[];
    expectedDelivery: string | null;
};
export type FaqEntry = {
    id: string;
    section: string;
    question: string;
    answer: string[];
};
export type FieldCondition = {
    fieldName: string;
    value: string;
};
export type FileFormat = 'TEXT' | 'WORD' | 'EXCEL' | 'POWERPOINT' | 'PDF';
export type FileKind = 'SOURCE_DOCUMENT' | 'REFERENCE' | 'TRANSLATED_DOCUMENT' | 'QUOTE_CONFIRMATION_DOCUMENT' | 'OTHER';
export type FileLink = {
    url: string;
    name: string;
    category: FileKind;
};
export type FileRejection = 'EMPTY' | 'TOO_LARGE' | 'UNREADABLE' | 'PASSWORD_PROTECTED' | 'MACROS' | 'ARCHIVE_BOMB' | 'UNSAFE_CONTENT' | 'TYPE_MISMATCH' | 'UNSUPPORTED_TYPE' | 'MALWARE' | 'ALTERED';
export type FileTranslation = {
    id: string;
    sourceFileKey: string;
    fileName: string;
    languageId: string;
    status: FileTranslationStatus;
    failure: FileTranslationFailure | null;
    segmentsDone: number;
    segmentsTotal: number | null;
    secondsLeft: number | null;
    words: number | null;
    quality: TranslationQuality | null;
    check: {
        translated: number;
        same: number;
        failed: number;
        left: {
            reason: string;
            count: number;
        }[];
        warnings: string[];
        recognized?: {
            pages: number;
            confidence: number;
        } | undefined;
    } | null;
    translatedFileKey: string | null;
    score: QualityScore | null;
    scoreReason: string | null;
    isRebuildNeeded: boolean;
};
export type FileTranslationFailure = 'UNREADABLE' | 'UNSUPPORTED_TYPE' | 'TOO_LARGE' | 'NOTHING_TO_TRANSLATE' | 'PAIR_NOT_OFFERED' | 'QUOTA_REACHED' | 'ENGINE_QUOTA_USED_UP' | 'ENGINE_UNAVAILABLE' | 'UNCHANGED' | 'OUTPUT_INVALID' | 'INTERNAL';
export type FileTranslationProgress = {
    status: JobRequestStatus;
    items: FileTranslation[];
};
export type FileTranslationStatus = 'WAITING' | 'READING' | 'TRANSLATING' | 'WRITING' | 'COMPLETED' | 'FAILED' | 'CANCELLED';
export type GivenRole = 'CLIENT' | 'CLIENT_EMPLOYEE' | 'CLIENT_MANAGER' | 'DESKTOP_PUBLISHER' | 'ADMIN' | 'ENGINEER' | 'PROJECT_COORDINATOR' | 'QA' | 'QUOTER' | 'POWER_USER';
export type Glossary = {
    id: string;
    name: string;
    sourceLanguageId: string | null;
    targetLanguageId: string | null;
    termCount: number;
    changeTime: string;
};
export type GlossaryFormat = 'CSV' | 'TBX';
export type GlossaryTerm = {
    id: string;
    source: string;
    target: string;
    isDoNotTranslate: boolean;
};
export type IdentitySettings = {
    username: string;
    isAccountEnabled: boolean;
    isMfaEnabled: boolean;
};
export type Impersonation = {
    username: string;
    endsAt: string;
};
export type InstallationProblem = 'network' | 'disk' | 'packages' | 'other' | 'off' | 'unsupported';
export type InstallationReport = {
    state: 'READY' | 'INSTALLING' | 'FAILED' | 'NOT_INSTALLED';
    percent: number | null;
    problem: InstallationProblem | null;
    packages: string[];
};
export type Invitation = {
    id: string;
    email: string;
    invitedBy: string;
    sentAt: string;
    expiresAt: string;
    isExpired: boolean;
};
export type InvitationOutcome = 'SENT' | 'MEMBER' | 'OTHER_DOMAIN';
export type InvoiceReferences = {
    vatNumber?: string | undefined;
    orderNumber?: string | undefined;
};
export type JobRequest = {
    id: string;
    number: string;
    name: string;
    status: JobRequestStatus;
    acceptanceStatus: AcceptanceStatus | null;
    deliveryAnswer: DeliveryAnswer | null;
    requestType: RequestType;
    origination: Origination;
    createTime: string;
    sourceLanguage: NamedLanguage | null;
    targetLanguages: NamedLanguage[];
    externalReferenceId: string | null;
    isBeingPrepared: boolean;
    isBeingCorrected: boolean;
    isContentHidden: boolean;
    clientId: number;
    requestorName: string;
    requestorEmail: string;
    price: Money | null;
    dueTime: string | null;
    dueTimeIfAgreedNow: string | null;
    deliveredTime: string | null;
    files: JobRequestFile[];
    fileLinks: FileLink[];
    notes: string;
    neededBy: string | null;
    customFields: TypedFieldValue[];
    xtrfServiceId: number | null;
    workflowLabel: string | null;
    count: TextCount | null;
    hasNewMessages: boolean;
    hasNewDelivery: boolean;
    history: JobRequestEvent[];
    xtrfInternalId: string | null;
    xtrfName: string | null;
    linguisticQualityReviewResults: {
        languageId: string;
        score: QualityScore;
        scoreReason: string | null;
    }[];
};
export type JobRequestEvent = {
    at: string;
    status: JobRequestStep;
    by: string | null;
    reason: string | null;
};
export type JobRequestFile = {
    fileName: string;
    fileKey: string;
    category: FileKind;
    languageId: string | null;
    linguisticQualityScore: QualityScore | null;
    linguisticQualityScoreReason: string | null;
    size: number;
    rejection: FileRejection | null;
    count: TextCount | null;
};
export type JobRequestListItem = {
    id: string;
    number: string;
    name: string;
    status: JobRequestStatus;
    acceptanceStatus: AcceptanceStatus | null;
    deliveryAnswer: DeliveryAnswer | null;
    requestType: RequestType;
    origination: Origination;
    createTime: string;
    sourceLanguage: NamedLanguage | null;
    targetLanguages: NamedLanguage[];
    externalReferenceId: string | null;
    isBeingPrepared: boolean;
    isBeingCorrected: boolean;
    requestorName: string;
    price: Money | null;
    dueTime: string | null;
    dueTimeIfAgreedNow: string | null;
    deliveredTime: string | null;
    hasNewMessages: boolean;
    hasNewDelivery: boolean;
};
export type JobRequestStatus = 'CREATED' | 'SCREENING' | 'REJECTED_BY_SCREENING' | 'ANALYZING' | 'TRANSLATING' | 'READY_FOR_INTERNAL_REVIEW' | 'QUOTE_READY_FOR_CLIENT_REVIEW' | 'QUOTE_REJECTED' | 'QUOTE_ACCEPTED' | 'QUOTE_EXPIRED' | 'SUBMITTING_TO_XTRF' | 'SUBMITTED_TO_XTRF' | 'COMPLETED' | 'ARCHIVED' | 'FAILED' | 'CANCELLING' | 'CANCELLED';
export type JobRequestStep = 'CREATED' | 'SCREENING' | 'REJECTED_BY_SCREENING' | 'ANALYZING' | 'TRANSLATING' | 'READY_FOR_INTERNAL_REVIEW' | 'QUOTE_READY_FOR_CLIENT_REVIEW' | 'QUOTE_REJECTED' | 'QUOTE_ACCEPTED' | 'QUOTE_EXPIRED' | 'SUBMITTING_TO_XTRF' | 'SUBMITTED_TO_XTRF' | 'COMPLETED' | 'ARCHIVED' | 'FAILED' | 'CANCELLING' | 'CANCELLED' | 'RESTORED' | 'CANCELLATION_UNDONE' | 'QUOTE_REVISED' | 'QUOTE_WITHDRAWN' | 'PAYMENT_LINK_SENT' | 'PAID' | 'PAID_IN_PART' | 'STARTED_UNPAID' | 'INVOICE_REQUESTED' | 'INVOICE_ALLOWED' | 'WORK_STARTED' | 'FILE_REMOVED' | 'CORRECTION_DROPPED' | 'DELIVERY_ACCEPTED' | 'DELIVERY_DISPUTED';
export type Language = {
    id: string;
    name: string;
    englishName: string;
    preferred: boolean;
    isDisabled: boolean;
    bcp47: string;
    direction: TextDirection;
    xtrfId: number;
    xl8FileTranslationId: string | null;
    xl8SyncId: string | null;
    xl8DubbingId: string | null;
};
export type LanguageGroup = {
    name: string;
    scope: LanguageGroupScope;
    languages: {
        id: string;
        xtrfId: number;
        name: string;
    }[];
};
export type LanguageGroupDraft = {
    name: string;
    scope: LanguageGroupScope;
    languages: {
        xtrfId: number;
        name: string;
    }[];
};
export type LanguageGroupScope = 'ORGANIZATION' | 'PERSONAL';
export type LanguageId = string;
export type LegalText = {
    title: string;
    version: string;
    locale: 'en' | 'ar' | 'es';
    blocks: {
        kind: 'heading' | 'paragraph' | 'item';
        text: string;
    }[];
};
export type LegalTextId = 'terms' | 'privacy' | 'imprint';
export type LinkPurpose = 'createProject' | 'signUp';
export type LinkedClient = {
    clientId: ClientId;
    clientName: string;
    companyName: string;
};
export type ListedClient = {
    clientId: ClientId;
    clientName: string;
    status: ClientStatus;
    userCount: number;
    lastRequestAt: string | null;
};
export type LltsLanguage = {
    id: string;
    name: string;
    englishName: string;
    preferred: boolean;
    isDisabled: boolean;
    bcp47: string;
    direction: TextDirection;
    xtrfId: number;
    xl8FileTranslationId: string | null;
    xl8SyncId: string | null;
    xl8DubbingId: string | null;
    intentoId: string | null;
    smartMateId: string | null;
    azureId: string | null;
};
export type LocaleTag = string;
export type LogLevel = 'DEBUG' | 'INFO' | 'WARN' | 'ERROR';
export type MachineTranslationSettings = {
    maxCharactersPerRequest: number;
    supportedLltsLanguages: string[];
    allowedFileTypes: FileFormat[];
    maxFileSizeMB: number;
    maxFilesPerRequest: number;
    maxAudioFileSizeMB: number;
    maxVideoFileSizeMB: number;
    enableAiLinguisticQualityReview: boolean;
    showAiLinguisticQualityScorePerFile: boolean;
    enableAiPostEditing: boolean;
    disableHumanEscalation: boolean;
    disableTextTranslation: boolean;
    disableFileTranslation: boolean;
    disableMediaTranslation: boolean;
    offeredLanguages: OfferedLanguages[];
    notOfferedLanguages: {
        reason: NotOfferedReason;
        languageIds: string[];
    }[];
    mayTextsLeaveOurMachines: boolean;
    charactersLeftToday: number | null;
    engineInstallation: EngineInstallation;
};
export type MediaCue = {
    id: string;
    startMs: number;
    endMs: number;
    text: string;
    source: string | null;
    isEdited: boolean;
};
export type MediaFailure = 'NOT_MEDIA' | 'NO_AUDIO' | 'NO_SPEECH' | 'CUT_OFF' | 'TOO_LONG' | 'TOO_LARGE' | 'TOO_MANY_STREAMS' | 'PICTURE_TOO_LARGE' | 'NOT_A_VIDEO' | 'PAIR_NOT_OFFERED' | 'QUOTA_REACHED' | 'ENGINE_QUOTA_USED_UP' | 'ENGINE_UNAVAILABLE' | 'TIMED_OUT' | 'INTERNAL';
export type MediaFile = {
    id: string;
    sourceFileKey: string;
    fileName: string;
    status: MediaFileStatus;
    failure: MediaFailure | null;
    percent: number;
    secondsLeft: number | null;
    kind: 'AUDIO' | 'VIDEO' | null;
    seconds: number | null;
    heardLanguageId: string | null;
    isPlayable: boolean;
    tracks: MediaTrack[];
};
export type MediaFileStatus = 'WAITING' | 'READING' | 'RECOGNIZING' | 'COMPLETED' | 'FAILED' | 'CANCELLED';
export type MediaOptions = {
    state: MediaState;
    percent: number | null;
    sourceLanguageIds: string[];
    dubbingLanguageIds: string[];
};
export type MediaOutputKind = 'SUBTITLES' | 'DUBBED_AUDIO' | 'DUBBED_VIDEO' | 'SUBTITLED_VIDEO' | 'BURNED_IN_VIDEO';
export type MediaProject = 'TRANSCRIPTION' | 'TRANSLATION' | 'DUBBING' | 'EMBEDDING';
export type MediaReport = {
    state: MediaState;
    percent: number | null;
    engines: SpeechEngineReport[];
};
export type MediaRequest = {
    requestName: string;
    files: {
        fileName: string;
        category?: 'SOURCE_DOCUMENT' | undefined;
        languageId?: LanguageId | undefined;
        fileKey: string;
    }[];
    sourceLanguageId: LanguageId;
    targetLanguageIds: LanguageId[];
    subtitlesType: SubtitleFormat;
    isDubbingRequested: boolean;
    dubbingVoices: VoiceChoice[];
    isSubtitleEmbeddingRequested: boolean;
};
export type MediaState = 'READY' | 'INSTALLING' | 'FAILED' | 'NOT_INSTALLED' | 'NO_SANDBOX';
export type MediaTrack = {
    id: string;
    languageId: string;
    isTranscript: boolean;
    status: MediaTrackStatus;
    failure: MediaFailure | null;
    percent: number;
    secondsLeft: number | null;
    revision: number;
    cueCount: number;
    quality: TranslationQuality | null;
    untranslated: number;
    voiceName: string | null;
    dubbing: {
        lines: number;
        faster: number;
        tooLong: number;
    } | null;
    isRebuildNeeded: boolean;
    outputs: {
        kind: MediaOutputKind;
        fileKey: string;
        fileName: string;
    }[];
};
export type MediaTrackStatus = 'WAITING' | 'TRANSLATING' | 'WRITING' | 'SPEAKING' | 'MIXING' | 'EMBEDDING' | 'COMPLETED' | 'FAILED' | 'CANCELLED';
export type MediaTranslationProgress = {
    status: JobRequestStatus;
    project: MediaProject;
    subtitlesType: SubtitleFormat;
    files: MediaFile[];
};
export type MessageAttachment = {
    id: string;
    fileName: string;
    size: number;
    isChecked: boolean;
    rejection: FileRejection | null;
};
export type MessageText = string;
export type ModelProblem = 'wrong_digest' | 'malformed' | 'not_found' | 'refused' | 'connection_lost' | 'disk_full' | 'other';
export type ModelReport = {
    language: string;
    isFromEnglish: boolean;
    isIntoEnglish: boolean;
    downloadBytes: number;
    state: ModelState;
    percent: number | null;
    problem: ModelProblem | null;
};
export type ModelState = 'NOT_INSTALLED' | 'PARTLY_INSTALLED' | 'INSTALLED' | 'WAITING' | 'INSTALLING' | 'FAILED';
export type Money = number;
export type MultipartUpload = {
    uploadToken: string;
    fileKey: string;
    partBytes: number;
    parts: number;
};
export type NamedLanguage = {
    id: string;
    name: string;
};
export type NewAttachment = {
    fileName: string;
    fileKey: string;
};
export type NewAttachments = NewAttachment[];
export type NewClient = {
    clientName: string;
    companyName: string;
    emailDomains: string[];
    billing?: {
        contact: BillingContact;
        vatNumber?: string | undefined;
    } | undefined;
};
export type NewJobRequest = {
    customFields: CustomFieldValue[];
    notes: string;
    fileLinks: SentLink[];
    neededBy?: string | null | undefined;
    origination: Origination;
    name: string;
    requestType: 'QUOTE_REQUEST' | 'TRANSLATION_REQUEST';
    sourceLanguage: NamedLanguage;
    targetLanguages: NamedLanguage[];
    files: SentFile[];
    externalReferenceId?: string | null | undefined;
    clientId?: ClientId | undefined;
    xtrfServiceId?: number | null | undefined;
};
export type NewPassword = string;
export type NewProject = {
    customFields: CustomFieldValue[];
    notes: string;
    fileLinks: SentLink[];
    neededBy?: string | null | undefined;
    clientId: ClientId;
    projectName: string;
    contactInfo: ContactInfo;
    sourceLanguageId: string;
    targetLanguageIds: string[];
    xtrfServiceId?: number | null | undefined;
    externalReferenceId?: string | null | undefined;
    emailVerificationCode: string;
    token?: string | undefined;
};
export type NewUserAccount = {
    clientId: ClientId;
    email: EmailAddress;
    firstName: PersonName;
    lastName: PersonName;
    password: NewPassword;
    role: 'CLIENT_EMPLOYEE';
    address: CompleteAddress | null;
    customFieldValues: CustomFieldValue[];
    token?: string | undefined;
    invitation?: string | undefined;
    verificationCode?: string | undefined;
};
export type NotOfferedReason = 'no_engine' | 'kept_on_our_machines' | 'not_allowed_for_client';
export type OfferedLanguages = {
    sourceLanguageIds: string[];
    targetLanguageIds: string[];
    quality: TranslationQuality;
};
export type OrganizationClientContact = {
    id: string;
    email: string;
    firstName: string;
    lastName: string;
};
export type Origination = 'EMAIL' | 'WEBFORM' | 'MT' | 'COUPA' | 'MEDIAAI' | 'EXTERNALAPI';
export type OtherSystem = {
    name: string;
    url: string | null;
};
export type OutboxMail = {
    id: string;
    sentAt: string;
    from: string;
    to: string;
    replyTo?: string | undefined;
    subject: string;
    text: string;
    html: string;
};
export type PaidAmount = Money;
export type Passkey = {
    id: string;
    name: string;
    createdAt: string;
    lastUsedAt: string | null;
};
export type Payer = 'CLIENT' | 'WALK_IN';
export type Payment = {
    preferences: {
        paymentType: PaymentType;
        billingContact: {
            address1: string;
            address2: string;
            city: string;
            province: {
                id: number;
                name: string;
            } | null;
            country: {
                id: number;
                name: string;
            } | null;
            zipCode: string;
            email: string;
            phoneNumber: string;
        } | null;
        billingAccount: {
            clientIdNumber: string;
            personalCode: string;
        } | null;
        invoice: {
            vatNumber: string;
            orderNumber: string;
        } | null;
    };
    status: PaymentStatus;
    paid: Money;
    open: Money;
    email: string;
    events: {
        kind: 'LINK_SENT' | 'PAID' | 'INVOICE_ALLOWED';
        at: string;
        by: string | null;
        sentTo: string | null;
        url: string | null;
        receivedOn: string | null;
        reference: string | null;
        amount: number | null;
        transfer: 'WAITING' | 'SENT' | 'FAILED' | null;
    }[];
};
export type PaymentPreferences = {
    paymentType: PaymentType;
    billingContact?: BillingContact | null | undefined;
    billingAccount?: {
        clientIdNumber?: string | undefined;
        personalCode?: string | undefined;
    } | null | undefined;
    invoice?: InvoiceReferences | null | undefined;
};
export type PaymentStatus = 'OPEN' | 'LINK_SENT' | 'PAID';
export type PaymentType = 'CREDIT_CARD' | 'BILL_TO_ACCOUNT' | 'INVOICE_DIRECTLY';
export type PaymentUrl = string;
export type Person = {
    id: string;
    name: string;
};
export type PersonName = string;
export type PresignedPost = {
    url: string;
    fields: Record<string, string>;
};
export type PriceUnit = 'WORD' | 'PAGE' | 'HOUR' | 'MINUTE' | 'FLAT';
export type ProcurementOrder = {
    format: 'JSON' | 'CXML';
    buyerName: string;
    buyerEmail: string;
    returnHost: string;
    externalReferenceId: string;
    cartStatus: CartStatus;
    returnedAt: string | null;
    problem: string | null;
    redirectUrl: string | null;
    purchaseOrders: PurchaseOrderSummary[];
};
export type ProjectRow = {
    projectId: string;
    internalProjectId: string;
    projectDeadline: string | null;
    projectName: string;
    client: string;
    languages: string;
    totalAgreed: Money | null;
    rateType: 'Standard' | 'Rush';
    projectGroupName: string | null;
    projectGroupId: string | null;
    status: string;
    pastDue: boolean;
    link: string | null;
};
export type ProjectSort = 'projectId' | 'projectDeadline' | 'projectName' | 'client' | 'totalAgreed' | 'rateType' | 'status' | '-projectId' | '-projectDeadline' | '-projectName' | '-client' | '-totalAgreed' | '-rateType' | '-status';
export type ProjectStatsRow = {
    projectManager: string | null;
    projectManagerId: string | null;
    projectCount: number;
    standard: number | null;
    rush: number | null;
    totals: number | null;
};
export type ProjectStatsType = 'comprehension' | 'comprehensionPastDue' | 'comprehensionDueToday' | 'comprehensionTurnaround' | 'healthcare' | 'healthcarePastDue' | 'healthcareDueToday' | 'healthcareTurnaround' | 'insurance' | 'insurancePastDue' | 'insuranceDueToday' | 'insuranceTurnaround' | 'technical' | 'technicalPastDue' | 'technicalDueToday' | 'technicalTurnaround' | 'government' | 'governmentPastDue' | 'governmentDueToday' | 'governmentTurnaround' | 'taiwan' | 'taiwanPastDue' | 'taiwanDueToday' | 'taiwanTurnaround' | 'noVertical' | 'noVerticalPastDue' | 'noVerticalDueToday' | 'noVerticalTurnaround';
export type ProjectSubmissionMode = 'SUBMIT_FOR_ESTIMATION' | 'SUBMIT_FOR_TRANSLATION' | 'BOTH' | 'SUBMIT_FOR_ESTIMATION_EXCEPT' | 'SUBMIT_FOR_TRANSLATION_EXCEPT';
export type Province = {
    id: number;
    name: string;
    countryId: number;
};
export type PunchoutSetup = {
    pos: string;
    operation: 'create' | 'edit' | 'inspect';
    return_url: string;
    params: {
        mode?: string | undefined;
        body: {
            contact: {
                email: string;
                name: string;
                unique?: string | undefined;
            };
            buyercookie: string;
            postform?: string | undefined;
            items?: {
                secondaryId?: string | null | undefined;
            }[] | undefined;
        };
    };
};
export type PurchaseOrderMessage = {
    shared_secret?: string | undefined;
    header: {
        shared_secret?: string | undefined;
        po_payload_id: string;
        po_order_id: string;
        po_order_date: string;
        po_order_type?: string | undefined;
        order_request_id?: string | number | null | undefined;
    };
    details: {
        total: number | string;
        currency: string;
    };
    items: {
        line_number?: number | string | null | undefined;
        quantity: number | string;
        supplier_id: string;
        supplier_aux_id: string;
        unitprice: number | string;
        description?: string | null | undefined;
    }[];
};
export type PurchaseOrderSummary = {
    orderId: string;
    receivedAt: string;
    total: Money;
    currency: string;
    isDifferentFromQuote: boolean;
    acknowledgment: AcknowledgmentStatus;
    problem: string | null;
};
export type QaJob = {
    id: string;
    qaType: string;
    assignedTo: Person | null;
    status: 'ASSIGNED' | 'PASSED' | 'FAILED';
    startedAt: string;
    finishedAt: string | null;
    note: string;
};
export type QaRow = {
    projectNumber: string;
    assignedTo: string | null;
    jobAssignmentId: string;
    projectJobId: string;
    jobStartDate: string;
    projectManager: string | null;
    languages: string;
    client: string;
    projectDeadline: string | null;
    jobStatus: string;
    qaType: string;
    projectGroupName: string | null;
    projectGroupId: string | null;
    link: string | null;
};
export type QaSort = 'projectNumber' | 'jobStartDate' | 'projectManager' | 'client' | 'projectDeadline' | 'qaType' | '-projectNumber' | '-jobStartDate' | '-projectManager' | '-client' | '-projectDeadline' | '-qaType';
export type QaStatsRow = {
    qaSpecialist: string | null;
    contactPersonId: string | null;
    assignedJobs: number;
};
export type QualityReview = {
    score: QualityScore;
    scoreReason: string;
    faults: {
        fault: SegmentFault;
        detail: string;
        source: string;
        target: string;
    }[];
};
export type QualityScore = number;
export type Quantity = number;
export type QuoteLine = {
    language: NamedLanguage;
    unit: PriceUnit;
    quantity: Quantity;
    unitPrice: UnitPrice;
    price: Money;
    countedPages: number | null;
    countedWords: number | null;
    isMinimum: boolean;
};
export type QuotePayment = {
    paymentType: PaymentType;
    status: PaymentStatus;
    at: string | null;
    url: string | null;
    paid: Money;
    open: Money;
    payments: {
        recordedAt: string;
        receivedOn: string | null;
        amount: Money;
    }[];
};
export type QuoteRow = {
    quoteId: string;
    internalProjectId: string;
    startDate: string;
    projectDeadline: string | null;
    projectName: string;
    client: string;
    languages: string;
    totalAgreed: Money | null;
    rateType: 'Standard' | 'Rush';
    link: string | null;
};
export type QuoteSort = 'number' | 'startDate' | 'projectDeadline' | 'projectName' | 'client' | 'totalAgreed' | 'rateType' | '-number' | '-startDate' | '-projectDeadline' | '-projectName' | '-client' | '-totalAgreed' | '-rateType';
export type QuoteStatsType = 'comprehension' | 'comprehensionPastDue' | 'comprehensionDueToday' | 'comprehensionTurnaround' | 'healthcare' | 'healthcarePastDue' | 'healthcareDueToday' | 'healthcareTurnaround' | 'insurance' | 'insurancePastDue' | 'insuranceDueToday' | 'insuranceTurnaround' | 'technical' | 'technicalPastDue' | 'technicalDueToday' | 'technicalTurnaround' | 'government' | 'governmentPastDue' | 'governmentDueToday' | 'governmentTurnaround' | 'taiwan' | 'taiwanPastDue' | 'taiwanDueToday' | 'taiwanTurnaround' | 'noVertical' | 'noVerticalPastDue' | 'noVerticalDueToday' | 'noVerticalTurnaround' | 'unassigned' | 'unassignedPastDue' | 'unassignedDueToday';
export type Rate = RateFields;
export type RateFields = {
    sourceLanguageId: string;
    targetLanguageId: string;
    unit: PriceUnit;
    unitPrice: UnitPrice;
    minimumQuantity: Quantity;
    rushFactor: number;
    pagesPerDay: number;
};
export type RateType = 'STANDARD' | 'RUSH';
export type ReceivedPayment = {
    receivedOn?: string | undefined;
    reference?: string | undefined;
    amount?: PaidAmount | undefined;
    openBefore?: Money | undefined;
};
export type Report = {
    id: string;
    name: string;
    description: string;
    type: ReportType;
    columns: ReportColumn[];
    filters: ReportFilter[];
    sort: string;
    groupings: ReportGrouping[];
    hasSpend: boolean;
};
export type ReportColumn = {
    columnId: string;
    name: string;
    type: ReportColumnType;
    isSortable: boolean;
};
export type ReportColumnType = 'TEXT' | 'NUMBER' | 'MONEY' | 'TIME' | 'DATE';
export type ReportColumns = string;
export type ReportEmails = 'NEVER' | 'WEEKLY' | 'MONTHLY';
export type ReportFileFormat = 'csv' | 'xlsx';
export type ReportFilter = {
    name: string;
    mapping: string;
    type: ReportFilterType;
    options: {
        value: string;
        name: string;
    }[];
    defaultValue: string | null;
};
export type ReportFilterType = 'TEXT' | 'LIST' | 'DATE' | 'NUMBER';
export type ReportFilters = string;
export type ReportGroup = {
    name: string;
    rows: number;
    spend: number | null;
};
export type ReportGrouping = 'MONTH' | 'LANGUAGE' | 'STATUS';
export type ReportRow = Record<string, string | number | null>;
export type ReportRowDetails = {
    request: {
        id: string;
        origination: Origination;
    } | null;
};
export type ReportSort = string;
export type ReportTimeZone = string;
export type ReportType = 'PROJECT' | 'QUOTE' | 'TASK' | 'CLIENT_CONTACT';
export type ReportView = {
    id: string;
    reportId: string;
    name: string;
    filters: string;
    sort: string;
    columns: string | null;
    showsEmptyColumns: boolean;
    emails: ReportEmails;
    nextEmailTime: string | null;
};
export type ReportViewName = string;
export type RequestDefaults = {
    sourceLanguageIds: string[];
    targetLanguageIds: string[];
    latest: {
        sourceLanguageId: string | null;
        targetLanguageIds: string[];
        xtrfServiceId: number | null;
    } | null;
};
export type RequestMessage = {
    id: string;
    at: string;
    by: string;
    isFromStaff: boolean;
    text: string;
    attachments: MessageAttachment[];
    problem: {
        files: {
            fileName: string;
            language: string | null;
        }[];
    } | null;
};
export type RequestOrder = 'newest' | 'oldest' | 'due' | 'price' | 'name';
export type RequestPart = 'MESSAGES' | 'DELIVERABLES';
export type RequestTemplate = {
    id: string;
    name: string;
    isShared: boolean;
    ownerName: string;
    isOwn: boolean;
    canDelete: boolean;
    content: TemplateContent;
};
export type RequestType = 'TRANSLATION_REQUEST' | 'QUOTE_REQUEST' | 'JUNK_REQUEST' | 'OTHER_REQUEST';
export type ReviewStatsRow = {
    quoteReviewStatus: string;
    quotes: number;
};
export type Role = 'ADMIN' | 'SUPER_USER' | 'OPERATOR' | 'POWER_USER' | 'CLIENT' | 'CLIENT_EMPLOYEE' | 'LINGUIST' | 'PROJECT_COORDINATOR' | 'CLIENT_MANAGER' | 'DESKTOP_PUBLISHER' | 'ENGINEER' | 'QA' | 'QUOTER' | 'EXECUTIVE';
export type SavedRates = {
    rates: Rate[];
    minimumCharge?: number | undefined;
};
export type SegmentFault = 'numbers_differ' | 'placeholders_differ' | 'not_translated' | 'empty' | 'length_unlikely' | 'punctuation_differs' | 'brackets_differ' | 'wrong_language' | 'term_not_used' | 'other';
export type SegmentFinding = {
    fault: SegmentFault;
    detail: string;
};
export type SegmentState = 'WAITING' | 'TRANSLATED' | 'SAME' | 'FAILED' | 'CORRECTED';
export type SentCategory = 'SOURCE_DOCUMENT' | 'REFERENCE';
export type SentFile = {
    fileName: string;
    category: SentCategory;
    fileKey: string;
};
export type SentLink = {
    url: string;
    name: string;
    category: SentCategory;
};
export type SpeechEngineReport = {
    name: string;
    purpose: 'RECOGNITION' | 'VOICES';
    isRemote: boolean;
    languages: number;
};
export type StaffAccount = {
    invitation: string;
    firstName: PersonName;
    lastName: PersonName;
    password: NewPassword;
};
export type StaffInvitation = {
    id: string;
    email: string;
    invitedBy: string;
    sentAt: string;
    expiresAt: string;
    isExpired: boolean;
    role: StaffRole;
};
export type StaffList = 'pmdetails' | 'qadetails' | 'pastdue' | 'duetoday' | 'currentquotes' | 'completedquotes';
export type StaffRole = 'ADMIN' | 'SUPER_USER' | 'OPERATOR' | 'POWER_USER' | 'LINGUIST' | 'PROJECT_COORDINATOR' | 'CLIENT_MANAGER' | 'DESKTOP_PUBLISHER' | 'ENGINEER' | 'QA' | 'QUOTER' | 'EXECUTIVE';
export type StepStatus = 'NOT_STARTED' | 'IN_PROGRESS' | 'COMPLETED' | 'FAILED';
export type SubtitleFormat = 'srt' | 'docx' | 'json' | 'txt' | 'pac' | 'dfxp' | 'vtt' | 'imsc' | 'itt' | 'scc' | 'smi' | 'ttml' | 'stl' | 'xif' | 'xlsx';
export type TemplateContent = {
    sourceLanguageId: string | null;
    targetLanguageIds: string[];
    xtrfServiceId: number | null;
    customFields: CustomFieldValue[];
    notes: string;
};
export type TemplateName = string;
export type TermDraft = {
    source: string;
    target: string;
    isDoNotTranslate: boolean;
};
export type TermProblem = 'source_missing' | 'target_missing' | 'too_long' | 'language_missing' | 'twice' | 'limit_reached';
export type TextCount = {
    words: number;
    characters: number;
    asianCharacters: number | null;
    pages: number;
    notes: CountNote[] | null;
};
export type TextDirection = 'ltr' | 'rtl';
export type TranslatedSegment = {
    position: number;
    source: string;
    target: string | null;
    corrected: string | null;
    state: SegmentState;
    faults: SegmentFinding[];
};
export type TranslatedText = {
    translatedText: string;
    detectedLanguage: string | null;
    untranslatedSentences: string[];
    glossaryTerms: {
        source: string;
        target: string;
    }[];
    aiLinguisticQualityReviewResult: QualityReview | null;
};
export type TranslationClient = {
    clientId: number;
    clientName: string;
    isKeptOnOurMachines: boolean;
    isCacheDisabled: boolean;
    maxCharactersPerDay: number;
    charactersToday: number;
};
export type TranslationQuality = 'gist' | 'fair' | 'good';
export type TranslationUsage = {
    month: string;
    months: string[];
    rows: UsageRow[];
    hasMoreRows: boolean;
    engines: {
        engine: string;
        characters: number;
        cost: number;
    }[];
    total: {
        characters: number;
        cost: number;
    };
};
export type TranslationWay = 'MACHINE' | 'MACHINE_WITH_REVIEW' | 'HUMAN';
export type TypedFieldValue = {
    fieldName: string;
    value: string;
    mapping: string | null;
    type: CustomFieldType | null;
    label?: string | undefined;
};
export type UiLog = {
    level: LogLevel;
    message: string;
    details?: {
        message?: string | undefined;
        name?: string | undefined;
        stack?: string | undefined;
        cause?: string | undefined;
    } | undefined;
};
export type UnitPrice = number;
export type UsageRow = {
    clientId: number;
    clientName: string;
    engine: string;
    characters: number;
    cost: number;
};
export type User = {
    id: string;
    username: string;
    email: string;
    firstName: string;
    lastName: string;
    company: string | null;
    roles: Role[];
    isAccountEnabled: boolean;
    isEmailConfirmed: boolean;
    isMfaEnabled: boolean;
};
export type UserAccount = {
    loginName: string;
    email: string;
    firstName: string;
    lastName: string;
    roles: Role[];
    isFederatedSsoAccount: boolean;
    externalGroups: string[];
    clientConfig: ClientConfig | null;
    locale: LocaleTag | null;
    isProcurementBuyer: boolean;
};
export type UserSession = {
    id: string;
    startedAt: string;
    lastSeenAt: string;
    userAgent: string;
    ip: string;
    isCurrent: boolean;
};
export type Vertical = 'comprehension' | 'healthcare' | 'insurance' | 'technical' | 'government' | 'taiwan';
export type VerticalOrNone = 'comprehension' | 'healthcare' | 'insurance' | 'technical' | 'government' | 'taiwan' | 'noVertical';
export type VoiceChoice = {
    languageId: LanguageId;
    voiceName: string;
};
export type Waveform = {
    seconds: number;
    peaks: number[];
};
export type ZipStatus = {
    status: StepStatus;
    downloadUrl: string | null;
};
export type PortolanClient = {
    /**
     * Get the current user, or the impersonated one.
     *
     * `GET /userAccount` · For signed-in users.
     */
    getUserAccount(call?: Record<string, never>, options?: CallOptions): Promise<UserAccount>;
    /**
     * List the applications of the current user.
     *
     * `GET /userAccount/enabledApplications` · For signed-in users.
     */
    getEnabledApplications(call?: Record<string, never>, options?: CallOptions): Promise<{
        applicationIds: ApplicationId[];
    }>;
    /**
     * List the organizations the current user may act for.
     *
     * `GET /userAccount/linkedClients` · For signed-in users.
     */
    listLinkedClients(call?: Record<string, never>, options?: CallOptions): Promise<LinkedClient[]>;
    /**
     * Select the organization the current user acts for.
     *
     * `POST /userAccount/actions/assignClient` · For CLIENT or CLIENT_EMPLOYEE. · Refused with `client_not_found`.
     */
    assignClient(call: {
        body: {
            clientId: ClientId;
        };
    }, options?: CallOptions): Promise<UserAccount>;
    /**
     * Sets the language of pages and emails of the signed-in user.
     *
     * `POST /userAccount/actions/changeLocale` · For signed-in users.
     */
    changeLocale(call: {
        body: {
            locale: LocaleTag;
        };
    }, options?: CallOptions): Promise<void>;
    /**
     * Change the name of the current user.
     *
     * `POST /userAccount/actions/changeProfile` · For signed-in users. · Refused with `profile_of_identity_provider`.
     */
    changeProfile(call: {
        body: {
            firstName: PersonName;
            lastName: PersonName;
        };
    }, options?: CallOptions): Promise<UserAccount>;
    /**
     * Get which emails the current user receives, and when.
     *
     * `GET /userAccount/emailSettings` · For signed-in users.
     */
    getEmailSettings(call?: Record<string, never>, options?: CallOptions): Promise<EmailSettings>;
    /**
     * Choose which emails the current user receives, and when. Kinds that are not listed are turned off.
     *
     * `POST /userAccount/actions/changeEmailSettings` · For signed-in users.
     */
    changeEmailSettings(call: {
        body: {
            enabledKinds: EmailKind[];
            delivery: EmailDelivery;
        };
    }, options?: CallOptions): Promise<EmailSettings>;
    /**
     * Start impersonating a user by X-Username-Override, for one hour. The reason is recorded.
     *
     * `POST /userAccount/actions/startImpersonation` · For ADMIN. Not with an API key.
     */
    startImpersonation(call: {
        body: {
            username: string;
            reason?: string | undefined;
        };
    }, options?: CallOptions): Promise<Impersonation>;
    /**
     * End the impersonation in this session.
     *
     * `POST /userAccount/actions/endImpersonation` · For ADMIN. Not with an API key.
     */
    endImpersonation(call?: Record<string, never>, options?: CallOptions): Promise<void>;
    /**
     * List all users, of clients and of the provider, by username. The search is in names, addresses and companies.
     *
     * `GET /desk/users` · For ADMIN. · Refused with `page_token_invalid`.
     */
    listUsers(call?: {
        query?: {
            search?: string | undefined;
            pageToken?: string | undefined;
            pageSize?: number | undefined;
            clientId?: ClientNumber | undefined;
            role?: Role | undefined;
            isImpersonable?: string | undefined;
        } | undefined;
    }, options?: CallOptions): Promise<{
        items: User[];
        nextPageToken: string | null;
    }>;
    /**
     * List the roles that users have.
     *
     * `GET /desk/users/roles` · For ADMIN.
     */
    listUserRoles(call?: Record<string, never>, options?: CallOptions): Promise<Role[]>;
    /**
     * Give a user another role, of staff or of clients as before, and end the sessions of the account.
     *
     * `POST /desk/users/{userId}/actions/changeRole` · For ADMIN. Not with an API key. · Refused with `conflict`.
     */
    changeUserRole(call: {
        params: {
            userId: string;
        };
        body: {
            role: GivenRole;
        };
    }, options?: CallOptions): Promise<User>;
    /**
     * List all clients with their status, users and latest request, sorted by name or another column.
     *
     * `GET /desk/clients` · For ADMIN. · Refused with `page_token_invalid`.
     */
    listClients(call?: {
        query?: {
            search?: string | undefined;
            pageToken?: string | undefined;
            pageSize?: number | undefined;
            sort?: ClientSort | undefined;
        } | undefined;
    }, options?: CallOptions): Promise<{
        items: ListedClient[];
        nextPageToken: string | null;
    }>;
    /**
     * Get the names, email domains, sign-up link, billing details and procurement system of a client.
     *
     * `GET /desk/clients/{clientId}` · For ADMIN. · Refused with `client_not_found`.
     */
    getClientOverview(call: {
        params: {
            clientId: ClientNumber;
        };
    }, options?: CallOptions): Promise<ClientOverview>;
    /**
     * Add a client with the usual settings. Its people create their accounts by its domains or its link.
     *
     * `POST /desk/clients` · For ADMIN. · Refused with `conflict`.
     */
    addClient(call: {
        body: NewClient;
    }, options?: CreateOptions): Promise<ClientOverview>;
    /**
     * Change the names, email domains, billing details and status of a client. Users keep their accounts.
     *
     * `POST /desk/clients/{clientId}/actions/change` · For ADMIN. Not with an API key. · Refused with `client_not_found`, `conflict`.
     */
    changeClient(call: {
        params: {
            clientId: ClientNumber;
        };
        body: ClientChange;
    }, options?: CallOptions): Promise<ClientOverview>;
    /**
     * List the invitations to a client that were not accepted yet, newest first.
     *
     * `GET /desk/clients/{clientId}/invitations` · For ADMIN. · Refused with `client_not_found`.
     */
    listClientInvitations(call: {
        params: {
            clientId: ClientNumber;
        };
    }, options?: CallOptions): Promise<ClientInvitation[]>;
    /**
     * Invite a user to a client by email, with a role. A second invitation replaces the first.
     *
     * `POST /desk/clients/{clientId}/invitations` · For ADMIN. Not with an API key. · Refused with `client_not_found`, `invitations_not_allowed`, `email_not_of_company`, `conflict`, `invitation_quota_reached`.
     */
    inviteToClient(call: {
        params: {
            clientId: ClientNumber;
        };
        body: {
            email: EmailAddress;
            role: ClientRole;
        };
    }, options?: CallOptions): Promise<ClientInvitation>;
    /**
     * Send an invitation to a client again with a new link, valid for another seven days.
     *
     * `POST /desk/clients/{clientId}/invitations/{invitationId}/actions/resend` · For ADMIN. Not with an API key. · Refused with `client_not_found`, `invitations_not_allowed`, `conflict`.
     */
    resendClientInvitation(call: {
        params: {
            clientId: ClientNumber;
            invitationId: string;
        };
    }, options?: CallOptions): Promise<ClientInvitation>;
    /**
     * Revoke an invitation to a client: its link stops working.
     *
     * `POST /desk/clients/{clientId}/invitations/{invitationId}/actions/revoke` · For ADMIN. Not with an API key.
     */
    revokeClientInvitation(call: {
        params: {
            clientId: ClientNumber;
            invitationId: string;
        };
    }, options?: CallOptions): Promise<void>;
    /**
     * List the API keys of a client's users, newest first. Revoked ones are left out.
     *
     * `GET /desk/clients/{clientId}/apiKeys` · For ADMIN. · Refused with `client_not_found`.
     */
    listClientApiKeys(call: {
        params: {
            clientId: ClientNumber;
        };
    }, options?: CallOptions): Promise<{
        isAllowed: boolean;
        isAllowedForAll: boolean;
        keys: ClientApiKey[];
    }>;
    /**
     * Revoke an API key of a client's user. The owner gets an email.
     *
     * `POST /desk/clients/{clientId}/apiKeys/{apiKeyId}/actions/revoke` · For ADMIN. Not with an API key.
     */
    revokeClientApiKey(call: {
        params: {
            clientId: ClientNumber;
            apiKeyId: string;
        };
    }, options?: CallOptions): Promise<void>;
    /**
     * Get whether users of the portal may have API keys.
     *
     * `GET /desk/apiKeySettings` · For ADMIN.
     */
    getApiKeySettings(call?: Record<string, never>, options?: CallOptions): Promise<{
        isAllowed: boolean;
    }>;
    /**
     * Switch API keys on or off, for a client or, without one, for everybody. Keys that are off stop working.
     *
     * `POST /desk/apiKeySettings/actions/switch` · For ADMIN. Not with an API key. · Refused with `client_not_found`.
     */
    switchApiKeys(call: {
        body: {
            clientId?: ClientNumber | undefined;
            isAllowed: boolean;
        };
    }, options?: CallOptions): Promise<void>;
    /**
     * List the invitations of colleagues that were not accepted yet, newest first.
     *
     * `GET /desk/invitations` · For ADMIN.
     */
    listStaffInvitations(call?: Record<string, never>, options?: CallOptions): Promise<StaffInvitation[]>;
    /**
     * Invite a colleague by email, with a role. A second invitation replaces the first.
     *
     * `POST /desk/invitations` · For ADMIN. Not with an API key. · Refused with `conflict`, `invitation_quota_reached`.
     */
    inviteStaff(call: {
        body: {
            email: EmailAddress;
            role: DeskRole;
        };
    }, options?: CallOptions): Promise<StaffInvitation>;
    /**
     * Send the invitation of a colleague again with a new link, valid for another seven days.
     *
     * `POST /desk/invitations/{invitationId}/actions/resend` · For ADMIN. Not with an API key. · Refused with `conflict`.
     */
    resendStaffInvitation(call: {
        params: {
            invitationId: string;
        };
    }, options?: CallOptions): Promise<StaffInvitation>;
    /**
     * Revoke the invitation of a colleague: its link stops working.
     *
     * `POST /desk/invitations/{invitationId}/actions/revoke` · For ADMIN. Not with an API key.
     */
    revokeStaffInvitation(call: {
        params: {
            invitationId: string;
        };
    }, options?: CallOptions): Promise<void>;
    /**
     * Create the account of an invited colleague, with the address and role of the invitation.
     *
     * `POST /invitations/actions/acceptStaff` · Open to anyone, signed in or not. · Refused with `invitation_invalid`, `password_too_common`, `conflict`.
     */
    acceptStaffInvitation(call: {
        body: StaffAccount;
    }, options?: CallOptions): Promise<CreatedUserAccount>;
    /**
     * Disable MFA of a user's enabled account.
     *
     * `POST /desk/users/{userId}/actions/disableMfa` · For ADMIN. Not with an API key. · Refused with `conflict`.
     */
    disableUserMfa(call: {
        params: {
            userId: string;
        };
    }, options?: CallOptions): Promise<User>;
    /**
     * Enable a user's account.
     *
     * `POST /desk/users/{userId}/actions/enableAccount` · For ADMIN. Not with an API key.
     */
    enableUser(call: {
        params: {
            userId: string;
        };
    }, options?: CallOptions): Promise<User>;
    /**
     * Disable a user's account and end its sessions.
     *
     * `POST /desk/users/{userId}/actions/disableAccount` · For ADMIN. Not with an API key.
     */
    disableUser(call: {
        params: {
            userId: string;
        };
    }, options?: CallOptions): Promise<User>;
    /**
     * Email a user the link that confirms the email address again. Earlier links stop working.
     *
     * `POST /desk/users/{userId}/actions/resendConfirmation` · For ADMIN. Not with an API key. · Refused with `conflict`.
     */
    resendUserConfirmation(call: {
        params: {
            userId: string;
        };
    }, options?: CallOptions): Promise<User>;
    /**
     * List the language groups of the current user and of the organization.
     *
     * `GET /userAccount/languageGroups` · For signed-in users.
     */
    listLanguageGroups(call?: Record<string, never>, options?: CallOptions): Promise<LanguageGroup[]>;
    /**
     * Replace all language groups of a scope. Only CLIENT users may change those of the organization.
     *
     * `POST /userAccount/languageGroups/{scope}` · For signed-in users.
     */
    saveLanguageGroups(call: {
        params: {
            scope: LanguageGroupScope;
        };
        body: LanguageGroupDraft[];
    }, options?: CallOptions): Promise<LanguageGroup[]>;
    /**
     * Create an account at a client, by email domain or sign-up link.
     *
     * `POST /userAccount` · Open to anyone, signed in or not. · Refused with `company_not_found`, `email_not_of_company`, `invalid_sign_up_url`, `invitation_invalid`, `password_too_common`, `conflict`.
     */
    createUserAccount(call: {
        body: NewUserAccount;
    }, options?: CreateOptions): Promise<CreatedUserAccount>;
    /**
     * Confirm an email address with the code from the emailed link.
     *
     * `POST /userAccount/actions/confirmEmail` · Open to anyone, signed in or not. · Refused with `invalid_email_confirmation`.
     */
    confirmEmail(call: {
        body: {
            email: EmailAddress;
            code: string;
        };
    }, options?: CallOptions): Promise<void>;
    /**
     * Email a verification code of six characters. It is valid for 15 minutes and five tries, and replaces earlier codes.
     *
     * `POST /userAccount/actions/sendEmailVerificationCode` · Open to anyone, signed in or not.
     */
    sendEmailVerificationCode(call: {
        body: {
            email: EmailAddress;
        };
    }, options?: CallOptions): Promise<void>;
    /**
     * Validate a verification code. A correct code is consumed.
     *
     * `POST /userAccounts/actions/validateEmailVerificationCode` · Open to anyone, signed in or not.
     */
    validateEmailVerificationCode(call: {
        body: {
            email: EmailAddress;
            verificationCode: string;
        };
    }, options?: CallOptions): Promise<{
        isValid: boolean;
    }>;
    /**
     * Get how the current user signs in.
     *
     * `GET /userAccount/security` · For signed-in users. Not with an API key.
     */
    getAccountSecurity(call?: Record<string, never>, options?: CallOptions): Promise<AccountSecurity>;
    /**
     * Change the password and end all other sessions.
     *
     * `POST /userAccount/actions/changePassword` · For signed-in users. Not with an API key. · Refused with `wrong_old_password`, `password_too_common`, `federated_account`.
     */
    changePassword(call: {
        body: {
            oldPassword: string;
            newPassword: NewPassword;
        };
    }, options?: CallOptions): Promise<void>;
    /**
     * Create a secret for an authenticator app. MFA stays off until `enableMfa` receives a code from the app.
     *
     * `POST /userAccount/mfa/actions/startSetup` · For signed-in users. Not with an API key. · Refused with `mfa_not_offered`, `conflict`.
     */
    startMfaSetup(call?: Record<string, never>, options?: CallOptions): Promise<{
        secret: string;
        otpauthUrl: string;
    }>;
    /**
     * Enable MFA with a code from the authenticator app. Returns ten recovery codes, which are shown only once.
     *
     * `POST /userAccount/mfa/actions/enable` · For signed-in users. Not with an API key. · Refused with `wrong_mfa_code`, `mfa_not_offered`, `conflict`.
     */
    enableMfa(call: {
        body: {
            code: string;
        };
    }, options?: CallOptions): Promise<{
        recoveryCodes: string[];
    }>;
    /**
     * Disable MFA and delete its secret and recovery codes.
     *
     * `POST /userAccount/mfa/actions/disable` · For signed-in users. Not with an API key.
     */
    disableMfa(call?: Record<string, never>, options?: CallOptions): Promise<void>;
    /**
     * Replace the recovery codes with ten new ones.
     *
     * `POST /userAccount/mfa/actions/renewRecoveryCodes` · For signed-in users. Not with an API key. · Refused with `conflict`.
     */
    renewRecoveryCodes(call?: Record<string, never>, options?: CallOptions): Promise<{
        recoveryCodes: string[];
    }>;
    /**
     * Get the WebAuthn options for creating a passkey.
     *
     * `POST /userAccount/passkeys/actions/start` · For signed-in users. Not with an API key. · Refused with `federated_account`, `conflict`.
     */
    startPasskey(call?: Record<string, never>, options?: CallOptions): Promise<{
        options: Record<string, unknown>;
    }>;
    /**
     * Register a passkey created by the browser.
     *
     * `POST /userAccount/passkeys` · For signed-in users. Not with an API key. · Refused with `wrong_passkey`, `federated_account`, `conflict`.
     */
    addPasskey(call: {
        body: {
            name: string;
            credential: Record<string, unknown>;
        };
    }, options?: CallOptions): Promise<Passkey>;
    /**
     * Delete a passkey.
     *
     * `POST /userAccount/passkeys/{passkeyId}/actions/remove` · For signed-in users. Not with an API key.
     */
    removePasskey(call: {
        params: {
            passkeyId: string;
        };
    }, options?: CallOptions): Promise<void>;
    /**
     * List the sessions of the current user, newest first.
     *
     * `GET /userAccount/sessions` · For signed-in users. Not with an API key.
     */
    listUserSessions(call?: Record<string, never>, options?: CallOptions): Promise<UserSession[]>;
    /**
     * End one session of the current user.
     *
     * `POST /userAccount/sessions/{sessionId}/actions/end` · For signed-in users. Not with an API key.
     */
    endUserSession(call: {
        params: {
            sessionId: string;
        };
    }, options?: CallOptions): Promise<void>;
    /**
     * End all sessions of the current user, including this one.
     *
     * `POST /userAccount/sessions/actions/signOutEverywhere` · For signed-in users. Not with an API key.
     */
    signOutEverywhere(call?: Record<string, never>, options?: CallOptions): Promise<void>;
    /**
     * List the API keys of the current user, newest first. Revoked ones are left out.
     *
     * `GET /userAccount/apiKeys` · For signed-in users. Not with an API key.
     */
    listApiKeys(call?: Record<string, never>, options?: CallOptions): Promise<{
        isAllowed: boolean;
        keys: ApiKey[];
    }>;
    /**
     * Create an API key, which acts as the current user. The key itself is in this answer only.
     *
     * `POST /userAccount/apiKeys` · For signed-in users. Not with an API key. · Refused with `api_keys_off`, `api_key_limit_reached`.
     */
    createApiKey(call: {
        body: {
            name: string;
            validDays: 30 | 90 | 365;
            isReadOnly?: boolean | undefined;
        };
    }, options?: CallOptions): Promise<{
        apiKey: ApiKey;
        secret: string;
    }>;
    /**
     * Revoke an API key of the current user: it stops working at once.
     *
     * `POST /userAccount/apiKeys/{apiKeyId}/actions/revoke` · For signed-in users. Not with an API key.
     */
    revokeApiKey(call: {
        params: {
            apiKeyId: string;
        };
    }, options?: CallOptions): Promise<void>;
    /**
     * List the users of the organization by name.
     *
     * `GET /userAccount/organizationClientContacts` · For CLIENT.
     */
    listOrganizationClientContacts(call?: Record<string, never>, options?: CallOptions): Promise<OrganizationClientContact[]>;
    /**
     * Get whether and how a user of the organization can sign in.
     *
     * `GET /userAccount/organizationClientContacts/{contactId}/indentitySettings` · For CLIENT.
     */
    getIdentitySettings(call: {
        params: {
            contactId: string;
        };
        query?: {
            email?: string | undefined;
            includeMfaStatus?: string | undefined;
        } | undefined;
    }, options?: CallOptions): Promise<IdentitySettings>;
    /**
     * Disable MFA of another user's enabled account.
     *
     * `POST /userAccount/organizationClientContacts/{contactId}/actions/disableMfa` · For CLIENT. Not with an API key. · Refused with `conflict`.
     */
    disableContactMfa(call: {
        params: {
            contactId: string;
        };
        body: {
            username: string;
        };
    }, options?: CallOptions): Promise<IdentitySettings>;
    /**
     * Enable another user's account.
     *
     * `POST /userAccount/organizationClientContacts/{contactId}/actions/enableAccount` · For CLIENT. Not with an API key. · Refused with `conflict`.
     */
    enableContactAccount(call: {
        params: {
            contactId: string;
        };
        body: {
            username: string;
        };
    }, options?: CallOptions): Promise<IdentitySettings>;
    /**
     * Disable another user's account and end its sessions.
     *
     * `POST /userAccount/organizationClientContacts/{contactId}/actions/disableAccount` · For CLIENT. Not with an API key. · Refused with `conflict`.
     */
    disableContactAccount(call: {
        params: {
            contactId: string;
        };
        body: {
            username: string;
        };
    }, options?: CallOptions): Promise<IdentitySettings>;
    /**
     * List what was done in the organization, newest first.
     *
     * `GET /userAccount/organizationActivity` · For CLIENT. · Refused with `page_token_invalid`.
     */
    listActivity(call?: {
        query?: {
            personId?: string | undefined;
            group?: ActivityGroup | undefined;
            fromDay?: string | undefined;
            toDay?: string | undefined;
            pageToken?: string | undefined;
            pageSize?: number | undefined;
        } | undefined;
    }, options?: CallOptions): Promise<{
        items: ActivityEntry[];
        nextPageToken: string | null;
    }>;
    /**
     * Get a temporary address for downloading the activity log as CSV.
     *
     * `GET /userAccount/organizationActivity/csv` · For CLIENT.
     */
    exportActivity(call?: {
        query?: {
            personId?: string | undefined;
            group?: ActivityGroup | undefined;
            fromDay?: string | undefined;
            toDay?: string | undefined;
        } | undefined;
    }, options?: CallOptions): Promise<{
        downloadUrl: string;
    }>;
    /**
     * List the invitations of the organization that were not accepted yet, newest first.
     *
     * `GET /userAccount/invitations` · For CLIENT.
     */
    listInvitations(call?: Record<string, never>, options?: CallOptions): Promise<Invitation[]>;
    /**
     * Invite people by email to create an account with the organization.
     *
     * `POST /userAccount/actions/inviteColleagues` · For CLIENT. Not with an API key. · Refused with `invitations_not_allowed`, `invitation_quota_reached`.
     */
    inviteColleagues(call: {
        body: {
            emails: EmailAddress[];
        };
    }, options?: CallOptions): Promise<{
        email: string;
        outcome: InvitationOutcome;
    }[]>;
    /**
     * Send an invitation again with a new link, valid for another seven days.
     *
     * `POST /userAccount/invitations/{invitationId}/actions/resend` · For CLIENT. Not with an API key. · Refused with `invitations_not_allowed`.
     */
    resendInvitation(call: {
        params: {
            invitationId: string;
        };
    }, options?: CallOptions): Promise<Invitation>;
    /**
     * Revoke an invitation: its link stops working.
     *
     * `POST /userAccount/invitations/{invitationId}/actions/revoke` · For CLIENT. Not with an API key.
     */
    revokeInvitation(call: {
        params: {
            invitationId: string;
        };
    }, options?: CallOptions): Promise<void>;
    /**
     * Get the email address that an invitation was sent to, and the role of a colleague.
     *
     * `POST /invitations/actions/open` · Open to anyone, signed in or not. · Refused with `invitation_invalid`.
     */
    openInvitation(call: {
        body: {
            invitation: string;
        };
    }, options?: CallOptions): Promise<{
        email: string;
        role: StaffRole | null;
    }>;
    /**
     * Request a quote or a translation as a member of an organization.
     *
     * `POST /jobRequests` · For CLIENT or CLIENT_EMPLOYEE. · Refused with `invalid_request_origination`, `client_not_found`, `client_inactive`, `submissions_disabled`, `email_not_verified`, `daily_limit_reached`, `email_not_allowed`, `file_not_found`, `files_too_large`, `visit_ended`, `procurement_only`.
     */
    createJobRequest(call: {
        body: NewJobRequest;
    }, options?: CreateOptions): Promise<JobRequest>;
    /**
     * Request a quote or a translation as a visitor without a known organization.
     *
     * `POST /jobRequests/actions/unauthenticatedCreateJobRequest` · Open to anyone, signed in or not. · Refused with `invalid_request_origination`, `client_not_found`, `client_inactive`, `submissions_disabled`, `email_not_verified`, `daily_limit_reached`, `email_not_allowed`, `file_not_found`, `files_too_large`, `visit_ended`, `procurement_only`.
     */
    unauthenticatedCreateJobRequest(call: {
        body: AnonymousJobRequest;
    }, options?: CreateOptions): Promise<JobRequest>;
    /**
     * Request a translation as a visitor of a known client. Upload the files with the returned form.
     *
     * `POST /projects` · Open to anyone, signed in or not. · Refused with `invalid_request_origination`, `client_not_found`, `client_inactive`, `submissions_disabled`, `email_not_verified`, `daily_limit_reached`, `email_not_allowed`, `file_not_found`, `files_too_large`, `visit_ended`, `procurement_only`.
     */
    createProject(call: {
        body: NewProject;
    }, options?: CreateOptions): Promise<{
        projectId: string;
        presignedPost: PresignedPost;
    }>;
    /**
     * Add uploaded files to a new project. Its source documents start the work.
     *
     * `POST /projects/{id}/actions/addFiles` · Open to anyone, signed in or not. · Refused with `job_request_not_found`, `file_not_found`, `files_too_large`, `conflict`.
     */
    addProjectFiles(call: {
        params: {
            id: string;
        };
        body: {
            fileNames: string[];
            category: SentCategory;
        };
    }, options?: CallOptions): Promise<{
        files: SentFile[];
    }>;
    /**
     * Request a quote as a visitor of a known client. Upload the files with the returned form.
     *
     * `POST /quotes` · Open to anyone, signed in or not. · Refused with `invalid_request_origination`, `client_not_found`, `client_inactive`, `submissions_disabled`, `email_not_verified`, `daily_limit_reached`, `email_not_allowed`, `file_not_found`, `files_too_large`, `visit_ended`, `procurement_only`.
     */
    createQuote(call: {
        body: NewProject;
    }, options?: CreateOptions): Promise<{
        quoteId: string;
        presignedPost: PresignedPost;
    }>;
    /**
     * Add uploaded files to a new quote request. Its source documents start the work.
     *
     * `POST /quotes/{id}/actions/addFiles` · Open to anyone, signed in or not. · Refused with `job_request_not_found`, `file_not_found`, `files_too_large`, `conflict`.
     */
    addQuoteFiles(call: {
        params: {
            id: string;
        };
        body: {
            fileNames: string[];
            category: SentCategory;
        };
    }, options?: CallOptions): Promise<{
        files: SentFile[];
    }>;
    /**
     * List the organization's requests.
     *
     * `GET /jobRequests` · For CLIENT or CLIENT_EMPLOYEE. · Refused with `page_token_invalid`.
     */
    listJobRequests(call?: {
        query?: {
            origination?: Origination | undefined;
            status?: string | undefined;
            search?: string | undefined;
            order?: RequestOrder | undefined;
            isMine?: string | undefined;
            hasPage?: string | undefined;
            pageToken?: string | undefined;
            pageSize?: number | undefined;
        } | undefined;
    }, options?: CallOptions): Promise<{
        items: JobRequestListItem[];
        nextPageToken: string | null;
    }>;
    /**
     * List requests with new messages or deliveries since the caller last looked, the latest first.
     *
     * `GET /jobRequests/news` · For CLIENT or CLIENT_EMPLOYEE.
     */
    listRequestNews(call?: Record<string, never>, options?: CallOptions): Promise<{
        items: JobRequestListItem[];
    }>;
    /**
     * Remember that the caller has seen the messages or the deliverables of a request.
     *
     * `POST /jobRequests/{id}/actions/markSeen` · For CLIENT or CLIENT_EMPLOYEE. · Refused with `job_request_not_found`.
     */
    markRequestSeen(call: {
        params: {
            id: string;
        };
        body: {
            part: RequestPart;
        };
    }, options?: CallOptions): Promise<void>;
    /**
     * Get the download address of one ZIP with the translated files of several requests.
     *
     * `POST /jobRequests/actions/zipRequests` · For CLIENT or CLIENT_EMPLOYEE. · Refused with `job_request_not_found`, `conflict`, `file_altered`, `files_too_large`.
     */
    zipRequests(call: {
        body: {
            ids: string[];
        };
    }, options?: CallOptions): Promise<{
        downloadUrl: string;
        requests: number;
    }>;
    /**
     * Get a request. A visitor who has its link sees only the status.
     *
     * `GET /jobRequests/{id}` · Open to anyone, signed in or not. · Refused with `job_request_not_found`, `link_expired`.
     */
    getJobRequest(call: {
        params: {
            id: string;
        };
    }, options?: CallOptions): Promise<JobRequest>;
    /**
     * Email a code to the requester of a visitor's request. It is valid for 15 minutes and five tries.
     *
     * `POST /jobRequests/{id}/actions/sendRequestCode` · Open to anyone, signed in or not. · Refused with `job_request_not_found`, `link_expired`, `conflict`.
     */
    sendRequestCode(call: {
        params: {
            id: string;
        };
    }, options?: CallOptions): Promise<{
        sentTo: string;
    }>;
    /**
     * Open the request's files and messages to this browser for 30 days. Sets a cookie.
     *
     * `POST /jobRequests/{id}/actions/enterRequestCode` · Open to anyone, signed in or not. · Refused with `job_request_not_found`, `link_expired`, `email_not_verified`, `conflict`.
     */
    enterRequestCode(call: {
        params: {
            id: string;
        };
        body: {
            code: string;
        };
    }, options?: CallOptions): Promise<void>;
    /**
     * Get the languages of the organization's recent requests and the choices of the caller's latest one.
     *
     * `GET /jobRequests/defaults` · For CLIENT or CLIENT_EMPLOYEE. · Refused with `client_not_found`, `client_inactive`.
     */
    getRequestDefaults(call?: {
        query?: {
            clientId?: number | undefined;
        } | undefined;
    }, options?: CallOptions): Promise<RequestDefaults>;
    /**
     * List the caller's request templates and those shared with the organization, by name.
     *
     * `GET /requestTemplates` · For CLIENT or CLIENT_EMPLOYEE. · Refused with `client_not_found`, `client_inactive`.
     */
    listRequestTemplates(call?: {
        query?: {
            clientId?: number | undefined;
        } | undefined;
    }, options?: CallOptions): Promise<RequestTemplate[]>;
    /**
     * Save languages, workflow, fields and notes of a request form under a name.
     *
     * `POST /requestTemplates` · For CLIENT or CLIENT_EMPLOYEE. · Refused with `client_not_found`, `client_inactive`, `template_limit_reached`.
     */
    createRequestTemplate(call: {
        body: {
            clientId?: ClientId | undefined;
            name: TemplateName;
            isShared: boolean;
            content: TemplateContent;
        };
    }, options?: CallOptions): Promise<RequestTemplate>;
    /**
     * Rename a template of the caller, or share it with the organization or no longer.
     *
     * `POST /requestTemplates/{templateId}` · For CLIENT or CLIENT_EMPLOYEE. · Refused with `template_not_found`.
     */
    changeRequestTemplate(call: {
        params: {
            templateId: string;
        };
        body: {
            name: TemplateName;
            isShared: boolean;
        };
    }, options?: CallOptions): Promise<RequestTemplate>;
    /**
     * Delete a template. CLIENT users may also delete what others of the organization have shared.
     *
     * `POST /requestTemplates/{templateId}/actions/delete` · For CLIENT or CLIENT_EMPLOYEE. · Refused with `template_not_found`.
     */
    deleteRequestTemplate(call: {
        params: {
            templateId: string;
        };
    }, options?: CallOptions): Promise<void>;
    /**
     * Rename a request, unless it is archived, just created or being submitted.
     *
     * `POST /jobRequests/{id}/actions/renameJobRequest` · For CLIENT or CLIENT_EMPLOYEE. · Refused with `job_request_not_found`, `conflict`.
     */
    renameJobRequest(call: {
        params: {
            id: string;
        };
        body: {
            newName: string;
        };
    }, options?: CallOptions): Promise<JobRequest>;
    /**
     * Archive a request for the client, unless it is archived, just created or being submitted. Work continues.
     *
     * `POST /jobRequests/{id}/actions/archive` · For CLIENT or CLIENT_EMPLOYEE. · Refused with `job_request_not_found`, `conflict`.
     */
    archiveJobRequest(call: {
        params: {
            id: string;
        };
    }, options?: CallOptions): Promise<JobRequest>;
    /**
     * Restore an archived request.
     *
     * `POST /jobRequests/{id}/actions/restore` · For CLIENT or CLIENT_EMPLOYEE. · Refused with `job_request_not_found`, `conflict`.
     */
    restoreJobRequest(call: {
        params: {
            id: string;
        };
    }, options?: CallOptions): Promise<JobRequest>;
    /**
     * Cancel a request that nobody has started to work on.
     *
     * `POST /jobRequests/{id}/actions/cancel` · For CLIENT or CLIENT_EMPLOYEE. · Refused with `job_request_not_found`, `conflict`.
     */
    cancelJobRequest(call: {
        params: {
            id: string;
        };
        body: {
            reason: string;
        };
    }, options?: CallOptions): Promise<JobRequest>;
    /**
     * Undo the caller's own cancellation of a request, within a minute.
     *
     * `POST /jobRequests/{id}/actions/undoCancel` · For CLIENT or CLIENT_EMPLOYEE. · Refused with `job_request_not_found`, `conflict`, `cancellation_final`.
     */
    undoCancelJobRequest(call: {
        params: {
            id: string;
        };
    }, options?: CallOptions): Promise<JobRequest>;
    /**
     * Get a temporary download address for a file of a request.
     *
     * `GET /jobRequests/{id}/files/{fileKey}/downloadUrl` · Open to anyone, signed in or not. · Refused with `job_request_not_found`, `link_expired`, `code_required`, `file_not_found`, `file_altered`.
     */
    getDownloadUrl(call: {
        params: {
            id: string;
            fileKey: string;
        };
        query?: {
            inline?: string | undefined;
        } | undefined;
    }, options?: CallOptions): Promise<{
        downloadUrl: string;
    }>;
    /**
     * Start preparing a ZIP of all translated files.
     *
     * `POST /jobRequests/{id}/actions/zipTranslatedFiles` · Open to anyone, signed in or not. · Refused with `job_request_not_found`, `link_expired`, `code_required`, `conflict`.
     */
    zipTranslatedFiles(call: {
        params: {
            id: string;
        };
        query?: {
            zipFileName?: string | undefined;
        } | undefined;
    }, options?: CallOptions): Promise<ZipStatus>;
    /**
     * Get the status of the ZIP and its download address.
     *
     * `GET /jobRequests/{id}/actions/zipTranslatedFiles/status` · Open to anyone, signed in or not. · Refused with `job_request_not_found`, `link_expired`, `code_required`.
     */
    getZipStatus(call: {
        params: {
            id: string;
        };
    }, options?: CallOptions): Promise<ZipStatus>;
    /**
     * List the messages about a request, oldest first.
     *
     * `GET /jobRequests/{id}/messages` · Open to anyone, signed in or not. · Refused with `job_request_not_found`, `link_expired`, `code_required`.
     */
    listMessages(call: {
        params: {
            id: string;
        };
    }, options?: CallOptions): Promise<{
        items: RequestMessage[];
    }>;
    /**
     * Send a message about a request, with files. The other side is notified by email.
     *
     * `POST /jobRequests/{id}/messages` · Open to anyone, signed in or not. · Refused with `job_request_not_found`, `link_expired`, `code_required`, `file_not_found`, `files_too_large`.
     */
    sendMessage(call: {
        params: {
            id: string;
        };
        body: {
            text: MessageText;
            attachments?: NewAttachments | undefined;
        };
    }, options?: CreateOptions): Promise<RequestMessage>;
    /**
     * Get a temporary download address for a file that was sent with a message.
     *
     * `GET /jobRequests/{id}/attachments/{attachmentId}/downloadUrl` · Open to anyone, signed in or not. · Refused with `job_request_not_found`, `link_expired`, `code_required`, `file_not_found`, `file_altered`.
     */
    getAttachmentUrl(call: {
        params: {
            id: string;
            attachmentId: string;
        };
    }, options?: CallOptions): Promise<{
        downloadUrl: string;
    }>;
    /**
     * Accept the delivered files of a request.
     *
     * `POST /jobRequests/{id}/actions/acceptDelivery` · Open to anyone, signed in or not. · Refused with `job_request_not_found`, `link_expired`, `code_required`, `conflict`.
     */
    acceptDelivery(call: {
        params: {
            id: string;
        };
    }, options?: CallOptions): Promise<JobRequest>;
    /**
     * Report a problem with the delivered files, once per delivery. Staff are notified by email.
     *
     * `POST /jobRequests/{id}/actions/reportProblem` · Open to anyone, signed in or not. · Refused with `job_request_not_found`, `link_expired`, `code_required`, `conflict`, `file_not_found`, `files_too_large`.
     */
    reportProblem(call: {
        params: {
            id: string;
        };
        body: {
            reason: MessageText;
            fileKeys?: string[] | undefined;
            attachments?: NewAttachments | undefined;
        };
    }, options?: CreateOptions): Promise<JobRequest>;
    /**
     * Send a completed or failed request to human translators in the translation management system.
     *
     * `POST /jobRequests/{id}/actions/submitToXtrf` · For CLIENT or CLIENT_EMPLOYEE. · Refused with `job_request_not_found`, `file_not_found`, `conflict`.
     */
    submitToXtrf(call: {
        params: {
            id: string;
        };
        body: Escalation;
    }, options?: CallOptions): Promise<JobRequest>;
    /**
     * Get the organization's limits, languages and options of machine translation.
     *
     * `GET /machineTranslation/settings` · For CLIENT or CLIENT_EMPLOYEE, where the application machineTranslation is enabled.
     */
    getMachineTranslationSettings(call?: Record<string, never>, options?: CallOptions): Promise<MachineTranslationSettings>;
    /**
     * Translate a text. Without a source language it is detected. Send long texts in pieces, see splitText.
     *
     * `POST /machineTranslation/actions/translateText` · For CLIENT or CLIENT_EMPLOYEE, where the application machineTranslation is enabled. · Refused with `machine_translation_disabled`, `text_too_long`, `pair_not_offered`, `language_not_detected`, `translation_quota_reached`, `engine_quota_used_up`, `translation_busy`, `translation_failed`.
     */
    translateText(call: {
        body: {
            text: string;
            sourceLanguageCode?: LanguageId | undefined;
            targetLanguageCode: LanguageId;
        };
    }, options?: CallOptions): Promise<TranslatedText>;
    /**
     * Detect the language of a text. The text never leaves the provider’s machines.
     *
     * `POST /machineTranslation/actions/detectLanguage` · For CLIENT or CLIENT_EMPLOYEE, where the application machineTranslation is enabled. · Refused with `machine_translation_disabled`.
     */
    detectLanguage(call: {
        body: {
            text: string;
        };
    }, options?: CallOptions): Promise<{
        detectedLanguage: string | null;
        isReliable: boolean;
    }>;
    /**
     * Have a language model correct a translation.
     *
     * `POST /machineTranslation/actions/postEditText` · For CLIENT or CLIENT_EMPLOYEE, where the application machineTranslation is enabled. · Refused with `machine_translation_disabled`, `post_editing_not_offered`, `text_too_long`, `translation_quota_reached`, `engine_quota_used_up`, `translation_busy`, `translation_failed`.
     */
    postEditText(call: {
        body: {
            sourceLanguageId: LanguageId;
            sourceText: string;
            targetLanguageId: LanguageId;
            targetText: string;
        };
    }, options?: CallOptions): Promise<{
        correctedText: string;
    }>;
    /**
     * Translate uploaded files. A source language other than English can be translated into English only.
     *
     * `POST /machineTranslation/actions/translateFiles` · For CLIENT or CLIENT_EMPLOYEE, where the application machineTranslation is enabled. · Refused with `machine_translation_disabled`, `pair_not_offered`, `translation_quota_reached`, `client_inactive`, `file_not_found`, `files_too_large`.
     */
    translateFiles(call: {
        body: {
            requestName: string;
            files: {
                fileName: string;
                fileKey: string;
            }[];
            sourceLanguageId: LanguageId;
            targetLanguageIds: LanguageId[];
        };
    }, options?: CreateOptions): Promise<JobRequest>;
    /**
     * Get the progress of every file and language of a request.
     *
     * `GET /machineTranslation/fileTranslations/{id}` · For CLIENT or CLIENT_EMPLOYEE, where the application machineTranslation is enabled. · Refused with `job_request_not_found`.
     */
    getFileTranslationProgress(call: {
        params: {
            id: string;
        };
    }, options?: CallOptions): Promise<FileTranslationProgress>;
    /**
     * Stop translating the files of a request. Files that are finished stay.
     *
     * `POST /machineTranslation/fileTranslations/{id}/actions/cancel` · For CLIENT or CLIENT_EMPLOYEE, where the application machineTranslation is enabled. · Refused with `job_request_not_found`, `conflict`.
     */
    cancelFileTranslation(call: {
        params: {
            id: string;
        };
    }, options?: CallOptions): Promise<FileTranslationProgress>;
    /**
     * Translate again the files and segments of a request that failed or were stopped.
     *
     * `POST /machineTranslation/fileTranslations/{id}/actions/retry` · For CLIENT or CLIENT_EMPLOYEE, where the application machineTranslation is enabled. · Refused with `job_request_not_found`, `conflict`, `pair_not_offered`, `translation_quota_reached`.
     */
    retryFileTranslation(call: {
        params: {
            id: string;
        };
    }, options?: CallOptions): Promise<FileTranslationProgress>;
    /**
     * List the segments of a translated file, in the order of the document.
     *
     * `GET /machineTranslation/fileTranslations/{id}/translations/{translationId}/segments` · For CLIENT or CLIENT_EMPLOYEE, where the application machineTranslation is enabled. · Refused with `job_request_not_found`, `file_translation_not_found`, `page_token_invalid`.
     */
    listSegments(call: {
        params: {
            id: string;
            translationId: string;
        };
        query?: {
            search?: string | undefined;
            pageToken?: string | undefined;
            pageSize?: number | undefined;
            state?: SegmentState | undefined;
            hasFaults?: string | undefined;
        } | undefined;
    }, options?: CallOptions): Promise<{
        items: TranslatedSegment[];
        nextPageToken: string | null;
    }>;
    /**
     * Correct the translation of a segment. Null takes the correction back.
     *
     * `POST /machineTranslation/fileTranslations/{id}/translations/{translationId}/segments/{position}` · For CLIENT or CLIENT_EMPLOYEE, where the application machineTranslation is enabled. · Refused with `job_request_not_found`, `file_translation_not_found`, `segment_not_found`, `conflict`.
     */
    correctSegment(call: {
        params: {
            id: string;
            translationId: string;
            position: number;
        };
        body: {
            text: string | null;
        };
    }, options?: CallOptions): Promise<TranslatedSegment>;
    /**
     * Write the translated file again with the corrected segments.
     *
     * `POST /machineTranslation/fileTranslations/{id}/translations/{translationId}/actions/rebuild` · For CLIENT or CLIENT_EMPLOYEE, where the application machineTranslation is enabled. · Refused with `job_request_not_found`, `file_translation_not_found`, `conflict`.
     */
    rebuildFile(call: {
        params: {
            id: string;
            translationId: string;
        };
    }, options?: CallOptions): Promise<FileTranslation>;
    /**
     * Compare price and time of machine translation, machine translation with review, and human translation.
     *
     * `GET /machineTranslation/fileTranslations/{id}/comparison` · For CLIENT or CLIENT_EMPLOYEE, where the application machineTranslation is enabled. · Refused with `job_request_not_found`.
     */
    compareWays(call: {
        params: {
            id: string;
        };
        query?: {
            targetLanguageIds?: string | undefined;
        } | undefined;
    }, options?: CallOptions): Promise<{
        words: number | null;
        ways: {
            way: TranslationWay;
            price: Money | null;
            isMinimum: boolean;
            expectedDelivery: string | null;
        }[];
    }>;
    /**
     * Transcribe, translate, dub or subtitle uploaded audio and video files.
     *
     * `POST /machineTranslation/actions/translateMediaFiles` · For CLIENT or CLIENT_EMPLOYEE, where the application machineTranslation is enabled. · Refused with `machine_translation_disabled`, `media_not_available`, `pair_not_offered`, `dubbing_not_available`, `voice_not_found`, `translation_quota_reached`, `client_inactive`, `file_not_found`, `files_too_large`.
     */
    translateMediaFiles(call: {
        body: MediaRequest;
    }, options?: CreateOptions): Promise<JobRequest>;
    /**
     * Get whether audio and video can be translated, and from and into which languages.
     *
     * `GET /machineTranslation/mediaOptions` · For CLIENT or CLIENT_EMPLOYEE, where the application machineTranslation is enabled.
     */
    getMediaOptions(call?: Record<string, never>, options?: CallOptions): Promise<MediaOptions>;
    /**
     * List the voices that speak a language.
     *
     * `GET /xl8/dubbing/dubbingVoices` · For CLIENT or CLIENT_EMPLOYEE, where the application machineTranslation is enabled.
     */
    listDubbingVoices(call: {
        query: {
            languageId: LanguageId;
        };
    }, options?: CallOptions): Promise<DubbingVoice[]>;
    /**
     * Get the progress of every file and language of a media request.
     *
     * `GET /machineTranslation/mediaTranslations/{id}` · For CLIENT or CLIENT_EMPLOYEE, where the application machineTranslation is enabled. · Refused with `job_request_not_found`.
     */
    getMediaTranslationProgress(call: {
        params: {
            id: string;
        };
    }, options?: CallOptions): Promise<MediaTranslationProgress>;
    /**
     * Stop working on the files of a media request. What is finished stays.
     *
     * `POST /machineTranslation/mediaTranslations/{id}/actions/cancel` · For CLIENT or CLIENT_EMPLOYEE, where the application machineTranslation is enabled. · Refused with `job_request_not_found`, `conflict`.
     */
    cancelMediaTranslation(call: {
        params: {
            id: string;
        };
    }, options?: CallOptions): Promise<MediaTranslationProgress>;
    /**
     * Try again what failed or was stopped in a media request.
     *
     * `POST /machineTranslation/mediaTranslations/{id}/actions/retry` · For CLIENT or CLIENT_EMPLOYEE, where the application machineTranslation is enabled. · Refused with `job_request_not_found`, `conflict`, `machine_translation_disabled`, `media_not_available`, `pair_not_offered`, `dubbing_not_available`, `voice_not_found`, `translation_quota_reached`.
     */
    retryMediaTranslation(call: {
        params: {
            id: string;
        };
    }, options?: CallOptions): Promise<MediaTranslationProgress>;
    /**
     * List all cues of a file in one language, in the order of their times.
     *
     * `GET /machineTranslation/mediaTranslations/{id}/tracks/{trackId}/cues` · For CLIENT or CLIENT_EMPLOYEE, where the application machineTranslation is enabled. · Refused with `job_request_not_found`, `media_track_not_found`.
     */
    listCues(call: {
        params: {
            id: string;
            trackId: string;
        };
    }, options?: CallOptions): Promise<{
        revision: number;
        cues: MediaCue[];
    }>;
    /**
     * Change, add and remove cues in one step. A revision that is not the newest is refused.
     *
     * `POST /machineTranslation/mediaTranslations/{id}/tracks/{trackId}/cues` · For CLIENT or CLIENT_EMPLOYEE, where the application machineTranslation is enabled. · Refused with `job_request_not_found`, `media_track_not_found`, `conflict`, `too_many_cues`.
     */
    editCues(call: {
        params: {
            id: string;
            trackId: string;
        };
        body: {
            revision: number;
            changed: {
                id: string;
                startMs: number;
                endMs: number;
                text: string;
            }[];
            added: {
                id: string;
                startMs: number;
                endMs: number;
                text: string;
            }[];
            removed: string[];
        };
    }, options?: CallOptions): Promise<{
        revision: number;
    }>;
    /**
     * Write the files of a language again with the edited cues. Only changed lines are spoken again.
     *
     * `POST /machineTranslation/mediaTranslations/{id}/tracks/{trackId}/actions/rebuild` · For CLIENT or CLIENT_EMPLOYEE, where the application machineTranslation is enabled. · Refused with `job_request_not_found`, `media_track_not_found`, `media_not_available`, `conflict`.
     */
    rebuildTrack(call: {
        params: {
            id: string;
            trackId: string;
        };
    }, options?: CallOptions): Promise<MediaTrack>;
    /**
     * Get an address, valid for ten minutes, of the subtitles of a language in any format.
     *
     * `GET /machineTranslation/mediaTranslations/{id}/tracks/{trackId}/subtitles` · For CLIENT or CLIENT_EMPLOYEE, where the application machineTranslation is enabled. · Refused with `job_request_not_found`, `media_track_not_found`, `conflict`.
     */
    exportSubtitles(call: {
        params: {
            id: string;
            trackId: string;
        };
        query: {
            format: SubtitleFormat;
        };
    }, options?: CallOptions): Promise<{
        url: string;
    }>;
    /**
     * Get the loudness of a media file over time.
     *
     * `GET /machineTranslation/mediaTranslations/{id}/files/{fileId}/waveform` · For CLIENT or CLIENT_EMPLOYEE, where the application machineTranslation is enabled. · Refused with `job_request_not_found`, `media_file_not_found`, `conflict`.
     */
    getWaveform(call: {
        params: {
            id: string;
            fileId: string;
        };
    }, options?: CallOptions): Promise<Waveform>;
    /**
     * Get an address, valid for four hours, from which a browser can play a media file.
     *
     * `GET /machineTranslation/mediaTranslations/{id}/files/{fileId}/player` · For CLIENT or CLIENT_EMPLOYEE, where the application machineTranslation is enabled. · Refused with `job_request_not_found`, `media_file_not_found`, `media_track_not_found`, `conflict`.
     */
    getPlayer(call: {
        params: {
            id: string;
            fileId: string;
        };
        query?: {
            trackId?: string | undefined;
        } | undefined;
    }, options?: CallOptions): Promise<{
        url: string;
        contentType: string;
    }>;
    /**
     * List the organization's glossaries and do-not-translate lists, by name.
     *
     * `GET /machineTranslation/glossaries` · For CLIENT or CLIENT_EMPLOYEE, where the application machineTranslation is enabled.
     */
    listGlossaries(call?: Record<string, never>, options?: CallOptions): Promise<Glossary[]>;
    /**
     * Create a glossary, or a do-not-translate list if both languages are null.
     *
     * `POST /machineTranslation/glossaries` · For CLIENT or CLIENT_EMPLOYEE, where the application machineTranslation is enabled. · Refused with `glossary_limit_reached`.
     */
    createGlossary(call: {
        body: {
            name: string;
            sourceLanguageId: LanguageId | null;
            targetLanguageId: LanguageId | null;
        };
    }, options?: CallOptions): Promise<Glossary>;
    /**
     * Rename a glossary.
     *
     * `POST /machineTranslation/glossaries/{glossaryId}/actions/rename` · For CLIENT or CLIENT_EMPLOYEE, where the application machineTranslation is enabled. · Refused with `glossary_not_found`.
     */
    renameGlossary(call: {
        params: {
            glossaryId: string;
        };
        body: {
            newName: string;
        };
    }, options?: CallOptions): Promise<Glossary>;
    /**
     * Delete a glossary with its terms.
     *
     * `POST /machineTranslation/glossaries/{glossaryId}/actions/delete` · For CLIENT or CLIENT_EMPLOYEE, where the application machineTranslation is enabled. · Refused with `glossary_not_found`.
     */
    deleteGlossary(call: {
        params: {
            glossaryId: string;
        };
    }, options?: CallOptions): Promise<void>;
    /**
     * List the terms of a glossary, by source text.
     *
     * `GET /machineTranslation/glossaries/{glossaryId}/terms` · For CLIENT or CLIENT_EMPLOYEE, where the application machineTranslation is enabled. · Refused with `glossary_not_found`, `page_token_invalid`.
     */
    listTerms(call: {
        params: {
            glossaryId: string;
        };
        query?: {
            search?: string | undefined;
            pageToken?: string | undefined;
            pageSize?: number | undefined;
        } | undefined;
    }, options?: CallOptions): Promise<{
        items: GlossaryTerm[];
        nextPageToken: string | null;
    }>;
    /**
     * Add a term to a glossary.
     *
     * `POST /machineTranslation/glossaries/{glossaryId}/terms` · For CLIENT or CLIENT_EMPLOYEE, where the application machineTranslation is enabled. · Refused with `glossary_not_found`, `glossary_limit_reached`.
     */
    addTerm(call: {
        params: {
            glossaryId: string;
        };
        body: TermDraft;
    }, options?: CallOptions): Promise<GlossaryTerm>;
    /**
     * Change a term.
     *
     * `POST /machineTranslation/glossaries/{glossaryId}/terms/{termId}` · For CLIENT or CLIENT_EMPLOYEE, where the application machineTranslation is enabled. · Refused with `glossary_not_found`, `term_not_found`.
     */
    changeTerm(call: {
        params: {
            glossaryId: string;
            termId: string;
        };
        body: TermDraft;
    }, options?: CallOptions): Promise<GlossaryTerm>;
    /**
     * Delete a term.
     *
     * `POST /machineTranslation/glossaries/{glossaryId}/terms/{termId}/actions/delete` · For CLIENT or CLIENT_EMPLOYEE, where the application machineTranslation is enabled. · Refused with `glossary_not_found`, `term_not_found`.
     */
    deleteTerm(call: {
        params: {
            glossaryId: string;
            termId: string;
        };
    }, options?: CallOptions): Promise<void>;
    /**
     * Import terms from a CSV or TBX file. A term that is there already gets the new translation.
     *
     * `POST /machineTranslation/glossaries/{glossaryId}/actions/import` · For CLIENT or CLIENT_EMPLOYEE, where the application machineTranslation is enabled. · Refused with `glossary_not_found`, `glossary_file_unreadable`.
     */
    importTerms(call: {
        params: {
            glossaryId: string;
        };
        body: {
            format: GlossaryFormat;
            contentBase64: string;
        };
    }, options?: CallOptions): Promise<{
        added: number;
        changed: number;
        unchanged: number;
        problemCount: number;
        problems: {
            place: number;
            problem: TermProblem;
            source: string;
        }[];
    }>;
    /**
     * Get a temporary address for downloading a glossary.
     *
     * `GET /machineTranslation/glossaries/{glossaryId}/export/{format}` · For CLIENT or CLIENT_EMPLOYEE, where the application machineTranslation is enabled. · Refused with `glossary_not_found`.
     */
    exportTerms(call: {
        params: {
            glossaryId: string;
            format: GlossaryFormat;
        };
    }, options?: CallOptions): Promise<{
        downloadUrl: string;
    }>;
    /**
     * List the languages into which speech of a language can be translated.
     *
     * `GET /xl8/fileTranslation/languageCombinations` · For CLIENT or CLIENT_EMPLOYEE, where the application machineTranslation is enabled.
     */
    listLanguageCombinations(call: {
        query: {
            sourceLanguageId: LanguageId;
        };
    }, options?: CallOptions): Promise<{
        sourceLanguageId: string;
        targetLanguageIds: string[];
    }>;
    /**
     * List the engines for texts and for audio and video with their state, and the installation of Apertium.
     *
     * `GET /desk/machineTranslation/engines` · For ADMIN.
     */
    listTranslationEngines(call?: Record<string, never>, options?: CallOptions): Promise<{
        engines: EngineReport[];
        apertiumInstallation: InstallationReport;
        media: MediaReport;
    }>;
    /**
     * List the languages of the neural engine: installed, being installed, and those that can be added.
     *
     * `GET /desk/machineTranslation/models` · For ADMIN.
     */
    listTranslationModels(call?: Record<string, never>, options?: CallOptions): Promise<ModelReport[]>;
    /**
     * Download the neural models between English and a language in the background.
     *
     * `POST /desk/machineTranslation/models/{language}/actions/add` · For ADMIN. · Refused with `translation_model_not_found`.
     */
    addTranslationModel(call: {
        params: {
            language: string;
        };
    }, options?: CallOptions): Promise<void>;
    /**
     * Stop a download of neural models, or dismiss its failure.
     *
     * `POST /desk/machineTranslation/models/{language}/actions/cancel` · For ADMIN. · Refused with `translation_model_not_found`.
     */
    cancelTranslationModel(call: {
        params: {
            language: string;
        };
    }, options?: CallOptions): Promise<void>;
    /**
     * Remove the neural models between English and a language.
     *
     * `POST /desk/machineTranslation/models/{language}/actions/remove` · For ADMIN. · Refused with `translation_model_not_found`, `translation_model_busy`.
     */
    removeTranslationModel(call: {
        params: {
            language: string;
        };
    }, options?: CallOptions): Promise<void>;
    /**
     * Get the characters and the cost of a month per client and engine. Without a month it is the current one.
     *
     * `GET /desk/machineTranslation/usage` · For ADMIN.
     */
    getTranslationUsage(call?: {
        query?: {
            month?: string | undefined;
        } | undefined;
    }, options?: CallOptions): Promise<TranslationUsage>;
    /**
     * Get a temporary address for downloading the usage of all months as CSV.
     *
     * `GET /desk/machineTranslation/usage/csv` · For ADMIN.
     */
    exportTranslationUsage(call?: Record<string, never>, options?: CallOptions): Promise<{
        downloadUrl: string;
    }>;
    /**
     * List clients by name, with what they had translated today.
     *
     * `GET /desk/machineTranslation/clients` · For ADMIN. · Refused with `page_token_invalid`.
     */
    listTranslationClients(call?: {
        query?: {
            search?: string | undefined;
            pageToken?: string | undefined;
            pageSize?: number | undefined;
        } | undefined;
    }, options?: CallOptions): Promise<{
        items: TranslationClient[];
        nextPageToken: string | null;
    }>;
    /**
     * Get a client's settings of machine translation.
     *
     * `GET /desk/machineTranslation/clients/{clientId}/settings` · For ADMIN. · Refused with `client_not_found`.
     */
    getClientTranslationSettings(call: {
        params: {
            clientId: number;
        };
    }, options?: CallOptions): Promise<{
        clientId: number;
        clientName: string;
        settings: ClientTranslationSettings;
        engines: {
            name: string;
            isRemote: boolean;
        }[];
    }>;
    /**
     * Replace a client's settings of machine translation.
     *
     * `POST /desk/machineTranslation/clients/{clientId}/settings` · For ADMIN. · Refused with `client_not_found`.
     */
    saveClientTranslationSettings(call: {
        params: {
            clientId: number;
        };
        body: ClientTranslationSettings;
    }, options?: CallOptions): Promise<{
        clientId: number;
        clientName: string;
        settings: ClientTranslationSettings;
        engines: {
            name: string;
            isRemote: boolean;
        }[];
    }>;
    /**
     * Count uploads or a text and price them at the organization's rates. Repeat the call while files are counted.
     *
     * `POST /jobRequests/actions/estimate` · For CLIENT or CLIENT_EMPLOYEE. · Refused with `client_not_found`, `client_inactive`, `file_not_found`.
     */
    estimateRequest(call: {
        body: {
            fileKeys: string[];
            text?: string | undefined;
            sourceLanguageId: string;
            targetLanguageIds: string[];
            clientId?: ClientId | undefined;
            customFields: CustomFieldValue[];
        };
    }, options?: CallOptions): Promise<Estimate>;
    /**
     * Estimate a request of a visitor at the rates for walk-in clients, if the provider offers it.
     *
     * `POST /jobRequests/actions/unauthenticatedEstimate` · Open to anyone, signed in or not. · Refused with `estimates_disabled`, `file_not_found`.
     */
    estimateForVisitor(call: {
        body: {
            fileKeys: string[];
            text?: string | undefined;
            sourceLanguageId: string;
            targetLanguageIds: string[];
        };
    }, options?: CallOptions): Promise<Estimate>;
    /**
     * Get the quote of a request. A visitor's request is open to anyone who has its id.
     *
     * `GET /autoQuotes/{id}` · Open to anyone, signed in or not. · Refused with `job_request_not_found`, `link_expired`, `quote_not_found`.
     */
    getAutoQuote(call: {
        params: {
            id: string;
        };
    }, options?: CallOptions): Promise<AutoQuoteAnswer>;
    /**
     * Get the payment details to prefill the payment form with.
     *
     * `GET /autoQuotes/{id}/paymentDefaults` · Open to anyone, signed in or not. · Refused with `job_request_not_found`, `link_expired`.
     */
    getPaymentDefaults(call: {
        params: {
            id: string;
        };
    }, options?: CallOptions): Promise<{
        payer: Payer;
        billedTo: {
            company: string;
            name: string;
        } | null;
        paymentType: PaymentType | null;
        billingContact: {
            address1: string;
            address2: string;
            city: string;
            province: {
                id: number;
                name: string;
            } | null;
            country: {
                id: number;
                name: string;
            } | null;
            zipCode: string;
            email: string;
            phoneNumber: string;
        } | null;
        billingAccount: {
            clientIdNumber: string;
            personalCode: string;
        } | null;
        invoice: {
            vatNumber: string;
            orderNumber: string;
        } | null;
    }>;
    /**
     * Accept a quote and its terms, with payment details.
     *
     * `POST /jobRequests/{id}/actions/acceptAutoQuote` · Open to anyone, signed in or not. · Refused with `job_request_not_found`, `link_expired`, `quote_expired`, `quote_changed`, `conflict`, `visit_needed`.
     */
    acceptAutoQuote(call: {
        params: {
            id: string;
        };
        query?: {
            version?: number | undefined;
        } | undefined;
        body: {
            paymentPreferences: PaymentPreferences;
        };
    }, options?: CallOptions): Promise<AutoQuoteAnswer>;
    /**
     * Reject a quote.
     *
     * `POST /jobRequests/{id}/actions/rejectAutoQuote` · Open to anyone, signed in or not. · Refused with `job_request_not_found`, `link_expired`, `quote_expired`, `quote_changed`, `conflict`.
     */
    rejectAutoQuote(call: {
        params: {
            id: string;
        };
        query?: {
            version?: number | undefined;
        } | undefined;
        body: {
            rejectionReason?: string | undefined;
        };
    }, options?: CallOptions): Promise<AutoQuoteAnswer>;
    /**
     * Request a new quote in place of an expired one. Calling it again changes nothing.
     *
     * `POST /jobRequests/{id}/actions/requestNewQuote` · Open to anyone, signed in or not. · Refused with `job_request_not_found`, `link_expired`, `conflict`.
     */
    requestNewQuote(call: {
        params: {
            id: string;
        };
    }, options?: CallOptions): Promise<AutoQuoteAnswer>;
    /**
     * Get the time by which a request will be quoted.
     *
     * `GET /autoQuotes/{id}/forecast` · Open to anyone, signed in or not. · Refused with `job_request_not_found`, `link_expired`.
     */
    getQuoteForecast(call: {
        params: {
            id: string;
        };
    }, options?: CallOptions): Promise<{
        expectedBy: string | null;
    }>;
    /**
     * Accept a quote that is paid through the client's procurement system or account.
     *
     * `POST /jobRequests/{id}/actions/acceptQuote` · For CLIENT or CLIENT_EMPLOYEE. · Refused with `job_request_not_found`, `link_expired`, `quote_expired`, `quote_changed`, `conflict`, `visit_needed`.
     */
    acceptQuote(call: {
        params: {
            id: string;
        };
        query?: {
            version?: number | undefined;
            externalReferenceId?: string | undefined;
        } | undefined;
    }, options?: CallOptions): Promise<{
        id: string;
        number: string;
        name: string;
        status: JobRequestStatus;
        acceptanceStatus: AcceptanceStatus | null;
        deliveryAnswer: DeliveryAnswer | null;
        requestType: RequestType;
        origination: Origination;
        createTime: string;
        sourceLanguage: NamedLanguage | null;
        targetLanguages: NamedLanguage[];
        externalReferenceId: string | null;
        isBeingPrepared: boolean;
        isBeingCorrected: boolean;
        isContentHidden: boolean;
        clientId: number;
        requestorName: string;
        requestorEmail: string;
        price: Money | null;
        dueTime: string | null;
        dueTimeIfAgreedNow: string | null;
        deliveredTime: string | null;
        files: JobRequestFile[];
        fileLinks: FileLink[];
        notes: string;
        neededBy: string | null;
        customFields: TypedFieldValue[];
        xtrfServiceId: number | null;
        workflowLabel: string | null;
        count: TextCount | null;
        hasNewMessages: boolean;
        hasNewDelivery: boolean;
        history: JobRequestEvent[];
        xtrfInternalId: string | null;
        xtrfName: string | null;
        linguisticQualityReviewResults: {
            languageId: string;
            score: QualityScore;
            scoreReason: string | null;
        }[];
        redirectUrl: string | null;
    }>;
    /**
     * Reject the quote of a request.
     *
     * `POST /jobRequests/{id}/actions/rejectQuote` · For CLIENT or CLIENT_EMPLOYEE. · Refused with `job_request_not_found`, `link_expired`, `quote_expired`, `quote_changed`, `conflict`.
     */
    rejectQuote(call: {
        params: {
            id: string;
        };
        query?: {
            version?: number | undefined;
        } | undefined;
        body: {
            rejectionReason?: string | undefined;
        };
    }, options?: CallOptions): Promise<JobRequest>;
    /**
     * List the clients that have rates, by name.
     *
     * `GET /desk/rates` · For ADMIN, POWER_USER, QUOTER, CLIENT_MANAGER, or PROJECT_COORDINATOR.
     */
    listClientsWithRates(call?: Record<string, never>, options?: CallOptions): Promise<{
        clients: {
            id: number;
            name: string;
            rates: number;
        }[];
    }>;
    /**
     * List the rates of a client by language pair.
     *
     * `GET /desk/clients/{id}/rates` · For ADMIN, POWER_USER, QUOTER, CLIENT_MANAGER, or PROJECT_COORDINATOR. · Refused with `client_not_found`.
     */
    listRates(call: {
        params: {
            id: number;
        };
    }, options?: CallOptions): Promise<{
        rates: Rate[];
        client: {
            id: number;
            name: string;
        };
        minimumCharge: number;
    }>;
    /**
     * Replace all rates of a client, and its minimum charge. Existing quotes keep their prices.
     *
     * `POST /desk/clients/{id}/rates` · For ADMIN, POWER_USER, or QUOTER. · Refused with `client_not_found`.
     */
    saveRates(call: {
        params: {
            id: number;
        };
        body: SavedRates;
    }, options?: CallOptions): Promise<{
        rates: Rate[];
        client: {
            id: number;
            name: string;
        };
        minimumCharge: number;
    }>;
    /**
     * List the orders of a queue, earliest due first, or all open ones, latest first.
     *
     * `GET /desk/orders` · For CLIENT_MANAGER, DESKTOP_PUBLISHER, ADMIN, ENGINEER, PROJECT_COORDINATOR, QA, QUOTER, or POWER_USER. · Refused with `page_token_invalid`.
     */
    listDeskOrders(call: {
        query: {
            queue: DeskQueueOrAll;
            need?: DeskNeed | undefined;
            kind?: DeskKind | undefined;
            vertical?: VerticalOrNone | undefined;
            clientId?: ClientNumber | undefined;
            isMine?: string | undefined;
            search?: string | undefined;
            sort?: DeskSort | undefined;
            pageToken?: string | undefined;
            pageSize?: number | undefined;
        };
    }, options?: CallOptions): Promise<{
        items: DeskOrderSummary[];
        nextPageToken: string | null;
    }>;
    /**
     * Count the orders of each queue, of all clients or one.
     *
     * `GET /desk/counts` · For CLIENT_MANAGER, DESKTOP_PUBLISHER, ADMIN, ENGINEER, PROJECT_COORDINATOR, QA, QUOTER, or POWER_USER.
     */
    countDeskOrders(call?: {
        query?: {
            isMine?: string | undefined;
            clientId?: ClientNumber | undefined;
        } | undefined;
    }, options?: CallOptions): Promise<{
        items: {
            queue: DeskQueue;
            orders: number;
        }[];
        client: {
            id: number;
            name: string;
        } | null;
    }>;
    /**
     * Find orders of all queues by number, name, company, requester, email address or purchase order, and clients by name.
     *
     * `GET /desk/search` · For CLIENT_MANAGER, DESKTOP_PUBLISHER, ADMIN, ENGINEER, PROJECT_COORDINATOR, QA, QUOTER, or POWER_USER.
     */
    searchDeskOrders(call: {
        query: {
            search: string;
        };
    }, options?: CallOptions): Promise<{
        items: DeskOrderSummary[];
        queues: {
            queue: DeskQueue;
            orders: number;
        }[];
        clients: {
            id: number;
            name: string;
        }[];
    }>;
    /**
     * Count the orders that need someone, in the order in which they matter to the role of the caller.
     *
     * `GET /desk/overview` · For CLIENT_MANAGER, DESKTOP_PUBLISHER, ADMIN, ENGINEER, PROJECT_COORDINATOR, QA, QUOTER, or POWER_USER.
     */
    getDeskOverview(call?: Record<string, never>, options?: CallOptions): Promise<{
        items: DeskTask[];
    }>;
    /**
     * List the people work can be assigned to.
     *
     * `GET /desk/people` · For CLIENT_MANAGER, DESKTOP_PUBLISHER, ADMIN, ENGINEER, PROJECT_COORDINATOR, QA, QUOTER, or POWER_USER.
     */
    listDeskPeople(call?: Record<string, never>, options?: CallOptions): Promise<{
        projectManagers: Person[];
        coordinators: Person[];
        qaSpecialists: Person[];
    }>;
    /**
     * Get an order with its request, quote, QA jobs and allowed actions, by order id or request id.
     *
     * `GET /desk/orders/{id}` · For CLIENT_MANAGER, DESKTOP_PUBLISHER, ADMIN, ENGINEER, PROJECT_COORDINATOR, QA, QUOTER, or POWER_USER. · Refused with `order_not_found`.
     */
    getDeskOrder(call: {
        params: {
            id: string;
        };
    }, options?: CallOptions): Promise<DeskOrder>;
    /**
     * Set the assignees, vertical and deadline of an order. Omitted fields stay unchanged.
     *
     * `POST /desk/orders/{id}/actions/assign` · For CLIENT_MANAGER, DESKTOP_PUBLISHER, ADMIN, ENGINEER, PROJECT_COORDINATOR, QA, QUOTER, or POWER_USER. · Refused with `order_not_found`, `conflict`.
     */
    assignDeskOrder(call: {
        params: {
            id: string;
        };
        body: {
            vertical?: Vertical | null | undefined;
            projectManagerId?: string | null | undefined;
            coordinatorId?: string | null | undefined;
            qaSpecialistId?: string | null | undefined;
            rateType?: RateType | undefined;
            deadline?: string | null | undefined;
            projectGroupName?: string | null | undefined;
        };
    }, options?: CallOptions): Promise<DeskOrder>;
    /**
     * Assign an order to yourself, for pricing or production.
     *
     * `POST /desk/orders/{id}/actions/takeIn` · For CLIENT_MANAGER, DESKTOP_PUBLISHER, ADMIN, ENGINEER, PROJECT_COORDINATOR, QA, QUOTER, or POWER_USER. · Refused with `order_not_found`, `conflict`.
     */
    takeInDeskOrder(call: {
        params: {
            id: string;
        };
    }, options?: CallOptions): Promise<DeskOrder>;
    /**
     * Undo taking an order: it is unassigned and waits in its queue again.
     *
     * `POST /desk/orders/{id}/actions/putBack` · For CLIENT_MANAGER, DESKTOP_PUBLISHER, ADMIN, ENGINEER, PROJECT_COORDINATOR, QA, QUOTER, or POWER_USER. · Refused with `order_not_found`, `conflict`.
     */
    putBackDeskOrder(call: {
        params: {
            id: string;
        };
    }, options?: CallOptions): Promise<DeskOrder>;
    /**
     * Price an order manually, assign it to yourself if nobody has it, and send the quote to the client.
     *
     * `POST /desk/orders/{id}/actions/price` · For CLIENT_MANAGER, DESKTOP_PUBLISHER, ADMIN, ENGINEER, PROJECT_COORDINATOR, QA, QUOTER, or POWER_USER. · Refused with `order_not_found`, `conflict`.
     */
    priceDeskOrder(call: {
        params: {
            id: string;
        };
        body: {
            lines: {
                languageId: string;
                unit: PriceUnit;
                quantity: Quantity;
                unitPrice: UnitPrice;
            }[];
            rateType: RateType;
            deliveryDay: string | null;
            note: string;
            allowsBelowMinimum?: boolean | undefined;
        };
    }, options?: CallOptions): Promise<DeskOrder>;
    /**
     * Replace a quote that the client has not answered by a new version, and send it.
     *
     * `POST /desk/orders/{id}/actions/reviseQuote` · For CLIENT_MANAGER, DESKTOP_PUBLISHER, ADMIN, ENGINEER, PROJECT_COORDINATOR, QA, QUOTER, or POWER_USER. · Refused with `order_not_found`, `conflict`.
     */
    reviseDeskQuote(call: {
        params: {
            id: string;
        };
        body: {
            lines: {
                languageId: string;
                unit: PriceUnit;
                quantity: Quantity;
                unitPrice: UnitPrice;
            }[];
            rateType: RateType;
            deliveryDay: string | null;
            note: string;
            allowsBelowMinimum?: boolean | undefined;
        };
    }, options?: CallOptions): Promise<DeskOrder>;
    /**
     * Reject a request, with a reason for the client.
     *
     * `POST /desk/orders/{id}/actions/turnAway` · For CLIENT_MANAGER, DESKTOP_PUBLISHER, ADMIN, ENGINEER, PROJECT_COORDINATOR, QA, QUOTER, or POWER_USER. · Refused with `order_not_found`, `conflict`.
     */
    turnAwayDeskOrder(call: {
        params: {
            id: string;
        };
        body: {
            reason: string;
        };
    }, options?: CallOptions): Promise<DeskOrder>;
    /**
     * Run the analysis of a failed or rejected request again.
     *
     * `POST /desk/orders/{id}/actions/retry` · For CLIENT_MANAGER, DESKTOP_PUBLISHER, ADMIN, ENGINEER, PROJECT_COORDINATOR, QA, QUOTER, or POWER_USER. · Refused with `order_not_found`, `conflict`.
     */
    retryDeskOrder(call: {
        params: {
            id: string;
        };
    }, options?: CallOptions): Promise<DeskOrder>;
    /**
     * Start the work without a quote, or for an accepted quote before its purchase order or payment.
     *
     * `POST /desk/orders/{id}/actions/submit` · For CLIENT_MANAGER, DESKTOP_PUBLISHER, ADMIN, ENGINEER, PROJECT_COORDINATOR, QA, QUOTER, or POWER_USER. · Refused with `order_not_found`, `conflict`.
     */
    submitDeskOrder(call: {
        params: {
            id: string;
        };
    }, options?: CallOptions): Promise<DeskOrder>;
    /**
     * Reopen a rejected or expired quote for pricing.
     *
     * `POST /desk/orders/{id}/actions/requote` · For CLIENT_MANAGER, DESKTOP_PUBLISHER, ADMIN, ENGINEER, PROJECT_COORDINATOR, QA, QUOTER, or POWER_USER. · Refused with `order_not_found`, `conflict`.
     */
    requoteDeskOrder(call: {
        params: {
            id: string;
        };
    }, options?: CallOptions): Promise<DeskOrder>;
    /**
     * Work on a completed order again, to replace delivered files. The client keeps them until the order is completed.
     *
     * `POST /desk/orders/{id}/actions/reopen` · For CLIENT_MANAGER, DESKTOP_PUBLISHER, ADMIN, ENGINEER, PROJECT_COORDINATOR, QA, QUOTER, or POWER_USER. · Refused with `order_not_found`, `conflict`.
     */
    reopenDeskOrder(call: {
        params: {
            id: string;
        };
    }, options?: CallOptions): Promise<DeskOrder>;
    /**
     * Close a reopened order again as it was. Files that were added since are removed.
     *
     * `POST /desk/orders/{id}/actions/keepDelivery` · For CLIENT_MANAGER, DESKTOP_PUBLISHER, ADMIN, ENGINEER, PROJECT_COORDINATOR, QA, QUOTER, or POWER_USER. · Refused with `order_not_found`, `conflict`.
     */
    keepDelivery(call: {
        params: {
            id: string;
        };
    }, options?: CallOptions): Promise<DeskOrder>;
    /**
     * Add translated files to an order, each with its language. A new order is taken. The client sees the files when the order is completed.
     *
     * `POST /desk/orders/{id}/actions/deliver` · For CLIENT_MANAGER, DESKTOP_PUBLISHER, ADMIN, ENGINEER, PROJECT_COORDINATOR, QA, QUOTER, or POWER_USER. · Refused with `order_not_found`, `conflict`, `file_not_found`, `files_too_large`, `delivery_is_source`.
     */
    deliverDeskOrder(call: {
        params: {
            id: string;
        };
        body: {
            files: DeliveredFile[];
            isSourceIntended?: boolean | undefined;
        };
    }, options?: CallOptions): Promise<DeskOrder>;
    /**
     * Delete a translated file before the order is completed. In a reopened order also one that the client has: they keep it until the order is completed, unless it is taken away at once.
     *
     * `POST /desk/orders/{id}/actions/withdraw` · For CLIENT_MANAGER, DESKTOP_PUBLISHER, ADMIN, ENGINEER, PROJECT_COORDINATOR, QA, QUOTER, or POWER_USER. · Refused with `order_not_found`, `conflict`, `file_not_found`.
     */
    withdrawDelivery(call: {
        params: {
            id: string;
        };
        body: {
            fileKey: string;
            isAtOnce?: boolean | undefined;
        };
    }, options?: CallOptions): Promise<DeskOrder>;
    /**
     * Let the client keep a file that was removed from a reopened order.
     *
     * `POST /desk/orders/{id}/actions/restoreDelivery` · For CLIENT_MANAGER, DESKTOP_PUBLISHER, ADMIN, ENGINEER, PROJECT_COORDINATOR, QA, QUOTER, or POWER_USER. · Refused with `order_not_found`, `conflict`, `file_not_found`.
     */
    restoreDelivery(call: {
        params: {
            id: string;
        };
        body: {
            fileKey: string;
        };
    }, options?: CallOptions): Promise<DeskOrder>;
    /**
     * Withdraw a quote that the client has not answered, with a reason for the client. The order is priced again.
     *
     * `POST /desk/orders/{id}/actions/withdrawQuote` · For CLIENT_MANAGER, DESKTOP_PUBLISHER, ADMIN, ENGINEER, PROJECT_COORDINATOR, QA, QUOTER, or POWER_USER. · Refused with `order_not_found`, `conflict`.
     */
    withdrawDeskQuote(call: {
        params: {
            id: string;
        };
        body: {
            reason: string;
        };
    }, options?: CallOptions): Promise<DeskOrder>;
    /**
     * Send an order to QA.
     *
     * `POST /desk/orders/{id}/actions/sendToQa` · For CLIENT_MANAGER, DESKTOP_PUBLISHER, ADMIN, ENGINEER, PROJECT_COORDINATOR, QA, QUOTER, or POWER_USER. · Refused with `order_not_found`, `conflict`.
     */
    sendDeskOrderToQa(call: {
        params: {
            id: string;
        };
        body: {
            assigneeId: string | null;
            qaType: string;
        };
    }, options?: CallOptions): Promise<DeskOrder>;
    /**
     * Finish a QA job. A failed one returns the order to production, with a note on what was found.
     *
     * `POST /desk/orders/{id}/actions/finishQa` · For CLIENT_MANAGER, DESKTOP_PUBLISHER, ADMIN, ENGINEER, PROJECT_COORDINATOR, QA, QUOTER, or POWER_USER. · Refused with `order_not_found`, `conflict`.
     */
    finishQaJob(call: {
        params: {
            id: string;
        };
        body: {
            qaJobId: string;
            isPassed: boolean;
            note: string;
        };
    }, options?: CallOptions): Promise<DeskOrder>;
    /**
     * Complete an order and release its files to the client.
     *
     * `POST /desk/orders/{id}/actions/complete` · For CLIENT_MANAGER, DESKTOP_PUBLISHER, ADMIN, ENGINEER, PROJECT_COORDINATOR, QA, QUOTER, or POWER_USER. · Refused with `order_not_found`, `conflict`, `deliverables_missing`, `delivery_is_source`.
     */
    completeDeskOrder(call: {
        params: {
            id: string;
        };
        query?: {
            isSourceIntended?: string | undefined;
        } | undefined;
    }, options?: CallOptions): Promise<DeskOrder>;
    /**
     * Cancel an order, with a reason for the client.
     *
     * `POST /desk/orders/{id}/actions/cancel` · For CLIENT_MANAGER, DESKTOP_PUBLISHER, ADMIN, ENGINEER, PROJECT_COORDINATOR, QA, QUOTER, or POWER_USER. · Refused with `order_not_found`, `conflict`.
     */
    cancelDeskOrder(call: {
        params: {
            id: string;
        };
        body: {
            reason: string;
        };
    }, options?: CallOptions): Promise<DeskOrder>;
    /**
     * Undo the caller's own cancellation of an order, within a minute.
     *
     * `POST /desk/orders/{id}/actions/undoCancel` · For CLIENT_MANAGER, DESKTOP_PUBLISHER, ADMIN, ENGINEER, PROJECT_COORDINATOR, QA, QUOTER, or POWER_USER. · Refused with `order_not_found`, `conflict`, `cancellation_final`.
     */
    undoCancelDeskOrder(call: {
        params: {
            id: string;
        };
    }, options?: CallOptions): Promise<DeskOrder>;
    /**
     * Email the client the address for paying by card.
     *
     * `POST /desk/orders/{id}/actions/sendPaymentLink` · For CLIENT_MANAGER, DESKTOP_PUBLISHER, ADMIN, ENGINEER, PROJECT_COORDINATOR, QA, QUOTER, or POWER_USER. · Refused with `order_not_found`, `conflict`.
     */
    sendPaymentLink(call: {
        params: {
            id: string;
        };
        body: {
            url: PaymentUrl;
        };
    }, options?: CallOptions): Promise<DeskOrder>;
    /**
     * Record a payment of the client, whole or a part. Work that waited for it starts once nothing is open.
     *
     * `POST /desk/orders/{id}/actions/markPaid` · For CLIENT_MANAGER, DESKTOP_PUBLISHER, ADMIN, ENGINEER, PROJECT_COORDINATOR, QA, QUOTER, or POWER_USER. · Refused with `order_not_found`, `conflict`.
     */
    markPaid(call: {
        params: {
            id: string;
        };
        body: ReceivedPayment;
    }, options?: CallOptions): Promise<DeskOrder>;
    /**
     * Allow the invoice that a new customer chose, and start the work.
     *
     * `POST /desk/orders/{id}/actions/allowInvoice` · For CLIENT_MANAGER, DESKTOP_PUBLISHER, ADMIN, ENGINEER, PROJECT_COORDINATOR, QA, QUOTER, or POWER_USER. · Refused with `order_not_found`, `conflict`.
     */
    allowInvoice(call: {
        params: {
            id: string;
        };
    }, options?: CallOptions): Promise<DeskOrder>;
    /**
     * Count the projects of a vertical by project manager: started, past due or due today, or average their turnaround.
     *
     * `GET /statistics/projectStats/{type}` · For CLIENT_MANAGER, DESKTOP_PUBLISHER, ADMIN, ENGINEER, PROJECT_COORDINATOR, QA, QUOTER, or POWER_USER.
     */
    projectStats(call: {
        params: {
            type: ProjectStatsType;
        };
    }, options?: CallOptions): Promise<ProjectStatsRow[]>;
    /**
     * Count the quotes of a vertical by coordinator, or the unassigned ones.
     *
     * `GET /statistics/quoteStats/{type}` · For CLIENT_MANAGER, DESKTOP_PUBLISHER, ADMIN, ENGINEER, PROJECT_COORDINATOR, QA, QUOTER, or POWER_USER.
     */
    quoteStats(call: {
        params: {
            type: QuoteStatsType;
        };
    }, options?: CallOptions): Promise<CoordinatorStatsRow[]>;
    /**
     * Count quotes in progress by status.
     *
     * `GET /statistics/fohPendingReviewStats` · For CLIENT_MANAGER, DESKTOP_PUBLISHER, ADMIN, ENGINEER, PROJECT_COORDINATOR, QA, QUOTER, or POWER_USER.
     */
    fohPendingReviewStats(call?: Record<string, never>, options?: CallOptions): Promise<ReviewStatsRow[]>;
    /**
     * Count quotes in progress by coordinator.
     *
     * `GET /statistics/fohCurrentProjectStats` · For CLIENT_MANAGER, DESKTOP_PUBLISHER, ADMIN, ENGINEER, PROJECT_COORDINATOR, QA, QUOTER, or POWER_USER.
     */
    fohCurrentProjectStats(call?: Record<string, never>, options?: CallOptions): Promise<CoordinatorStatsRow[]>;
    /**
     * Count quotes completed in the last 30 days by coordinator.
     *
     * `GET /statistics/fohCompletedProjectStats` · For CLIENT_MANAGER, DESKTOP_PUBLISHER, ADMIN, ENGINEER, PROJECT_COORDINATOR, QA, QUOTER, or POWER_USER.
     */
    fohCompletedProjectStats(call?: Record<string, never>, options?: CallOptions): Promise<CoordinatorStatsRow[]>;
    /**
     * Count QA jobs in progress by QA specialist.
     *
     * `GET /statistics/qaStats` · For CLIENT_MANAGER, DESKTOP_PUBLISHER, ADMIN, ENGINEER, PROJECT_COORDINATOR, QA, QUOTER, or POWER_USER.
     */
    qaStats(call?: Record<string, never>, options?: CallOptions): Promise<QaStatsRow[]>;
    /**
     * List the QA jobs of a QA specialist.
     *
     * `GET /statistics/qaSpecialistStats/{id}` · For CLIENT_MANAGER, DESKTOP_PUBLISHER, ADMIN, ENGINEER, PROJECT_COORDINATOR, QA, QUOTER, or POWER_USER. · Refused with `page_token_invalid`.
     */
    qaSpecialistStats(call: {
        params: {
            id: string;
        };
        query?: {
            search?: string | undefined;
            sort?: QaSort | undefined;
            pageToken?: string | undefined;
        } | undefined;
    }, options?: CallOptions): Promise<{
        items: QaRow[];
        nextPageToken: string | null;
    }>;
    /**
     * List the open projects of a project manager.
     *
     * `GET /statistics/projectManagerStats/{id}` · For CLIENT_MANAGER, DESKTOP_PUBLISHER, ADMIN, ENGINEER, PROJECT_COORDINATOR, QA, QUOTER, or POWER_USER. · Refused with `page_token_invalid`.
     */
    projectManagerStats(call: {
        params: {
            id: string;
        };
        query?: {
            search?: string | undefined;
            sort?: ProjectSort | undefined;
            pageToken?: string | undefined;
        } | undefined;
    }, options?: CallOptions): Promise<{
        items: ProjectRow[];
        nextPageToken: string | null;
    }>;
    /**
     * List a coordinator's quotes in progress.
     *
     * `GET /statistics/projectCoordinatorCurrentStats/{id}` · For CLIENT_MANAGER, DESKTOP_PUBLISHER, ADMIN, ENGINEER, PROJECT_COORDINATOR, QA, QUOTER, or POWER_USER. · Refused with `page_token_invalid`.
     */
    projectCoordinatorCurrentStats(call: {
        params: {
            id: string;
        };
        query?: {
            search?: string | undefined;
            sort?: QuoteSort | undefined;
            pageToken?: string | undefined;
        } | undefined;
    }, options?: CallOptions): Promise<{
        items: QuoteRow[];
        nextPageToken: string | null;
    }>;
    /**
     * List unassigned quotes.
     *
     * `GET /statistics/projectCoordinatorCurrentUnassignedStats` · For CLIENT_MANAGER, DESKTOP_PUBLISHER, ADMIN, ENGINEER, PROJECT_COORDINATOR, QA, QUOTER, or POWER_USER. · Refused with `page_token_invalid`.
     */
    projectCoordinatorCurrentUnassignedStats(call?: {
        query?: {
            search?: string | undefined;
            sort?: QuoteSort | undefined;
            pageToken?: string | undefined;
        } | undefined;
    }, options?: CallOptions): Promise<{
        items: QuoteRow[];
        nextPageToken: string | null;
    }>;
    /**
     * List the quotes a coordinator completed in the last 30 days.
     *
     * `GET /statistics/projectCoordinatorCompletedStats/{id}` · For CLIENT_MANAGER, DESKTOP_PUBLISHER, ADMIN, ENGINEER, PROJECT_COORDINATOR, QA, QUOTER, or POWER_USER. · Refused with `page_token_invalid`.
     */
    projectCoordinatorCompletedStats(call: {
        params: {
            id: string | 'null';
        };
        query?: {
            search?: string | undefined;
            sort?: QuoteSort | undefined;
            pageToken?: string | undefined;
        } | undefined;
    }, options?: CallOptions): Promise<{
        items: QuoteRow[];
        nextPageToken: string | null;
    }>;
    /**
     * List a coordinator's past-due quotes.
     *
     * `GET /statistics/statsPastDue/{id}` · For CLIENT_MANAGER, DESKTOP_PUBLISHER, ADMIN, ENGINEER, PROJECT_COORDINATOR, QA, QUOTER, or POWER_USER. · Refused with `page_token_invalid`.
     */
    statsPastDue(call: {
        params: {
            id: string | 'null';
        };
        query?: {
            search?: string | undefined;
            sort?: QuoteSort | undefined;
            pageToken?: string | undefined;
        } | undefined;
    }, options?: CallOptions): Promise<{
        items: QuoteRow[];
        nextPageToken: string | null;
    }>;
    /**
     * List a coordinator's quotes due today.
     *
     * `GET /statistics/statsDueToday/{id}` · For CLIENT_MANAGER, DESKTOP_PUBLISHER, ADMIN, ENGINEER, PROJECT_COORDINATOR, QA, QUOTER, or POWER_USER. · Refused with `page_token_invalid`.
     */
    statsDueToday(call: {
        params: {
            id: string | 'null';
        };
        query?: {
            search?: string | undefined;
            sort?: QuoteSort | undefined;
            pageToken?: string | undefined;
        } | undefined;
    }, options?: CallOptions): Promise<{
        items: QuoteRow[];
        nextPageToken: string | null;
    }>;
    /**
     * Get a temporary address for downloading a list as CSV: all rows that match the search, in the given order.
     *
     * `GET /statistics/csv/{list}/{id}` · For CLIENT_MANAGER, DESKTOP_PUBLISHER, ADMIN, ENGINEER, PROJECT_COORDINATOR, QA, QUOTER, or POWER_USER.
     */
    staffListCsv(call: {
        params: {
            list: StaffList;
            id: string | 'null';
        };
        query?: {
            search?: string | undefined;
            sort?: ProjectSort | QaSort | QuoteSort | undefined;
        } | undefined;
    }, options?: CallOptions): Promise<{
        downloadUrl: string;
    }>;
    /**
     * Get project turnaround by week of completion and vertical, for twelve weeks.
     *
     * `GET /statistics/turnaroundTrend` · For CLIENT_MANAGER, DESKTOP_PUBLISHER, ADMIN, ENGINEER, PROJECT_COORDINATOR, QA, QUOTER, or POWER_USER.
     */
    turnaroundTrend(call?: Record<string, never>, options?: CallOptions): Promise<{
        week: string;
        vertical: Vertical | null;
        projects: number;
        averageHours: number;
    }[]>;
    /**
     * Count overdue projects, and requests to price that are overdue.
     *
     * `GET /statistics/overdueTotals` · For CLIENT_MANAGER, DESKTOP_PUBLISHER, ADMIN, ENGINEER, PROJECT_COORDINATOR, QA, QUOTER, or POWER_USER.
     */
    overdueTotals(call?: Record<string, never>, options?: CallOptions): Promise<{
        projects: number;
        quotes: number;
    }>;
    /**
     * Count open projects by project manager.
     *
     * `GET /statistics/loadPerPerson` · For CLIENT_MANAGER, DESKTOP_PUBLISHER, ADMIN, ENGINEER, PROJECT_COORDINATOR, QA, QUOTER, or POWER_USER.
     */
    loadPerPerson(call?: Record<string, never>, options?: CallOptions): Promise<{
        projectManager: string | null;
        projectManagerId: string | null;
        standard: number;
        rush: number;
        pastDue: number;
    }[]>;
    /**
     * Count past-due projects by vertical and days late.
     *
     * `GET /statistics/pastDueHeat` · For CLIENT_MANAGER, DESKTOP_PUBLISHER, ADMIN, ENGINEER, PROJECT_COORDINATOR, QA, QUOTER, or POWER_USER.
     */
    pastDueHeat(call?: Record<string, never>, options?: CallOptions): Promise<{
        vertical: Vertical | null;
        daysLate: 1 | 2 | 4 | 8;
        projects: number;
    }[]>;
    /**
     * List the reports of the caller's organization.
     *
     * `GET /reports` · For CLIENT or CLIENT_EMPLOYEE, where the application reports is enabled.
     */
    listReports(call?: Record<string, never>, options?: CallOptions): Promise<{
        id: string;
        name: string;
        description: string;
        type: ReportType;
    }[]>;
    /**
     * Get the columns and filters of a report.
     *
     * `GET /reports/{id}` · For CLIENT or CLIENT_EMPLOYEE, where the application reports is enabled. · Refused with `report_not_found`.
     */
    getReport(call: {
        params: {
            id: string;
        };
    }, options?: CallOptions): Promise<Report>;
    /**
     * List a page of the rows of a report.
     *
     * `GET /reports/{id}/rows` · For CLIENT or CLIENT_EMPLOYEE, where the application reports is enabled. · Refused with `report_not_found`, `report_filter_invalid`, `report_sort_invalid`, `report_columns_invalid`, `report_page_too_deep`, `report_too_slow`.
     */
    listReportRows(call: {
        params: {
            id: string;
        };
        query?: {
            page?: number | undefined;
            limit?: number | undefined;
            filters?: ReportFilters | undefined;
            sort?: ReportSort | undefined;
            columns?: ReportColumns | undefined;
            timeZone?: ReportTimeZone | undefined;
        } | undefined;
    }, options?: CallOptions): Promise<{
        items: ReportRow[];
        details: ReportRowDetails[];
        totalRows: number;
        isTotalExact: boolean;
    }>;
    /**
     * Get a temporary address for downloading all rows of a report.
     *
     * `GET /reports/{id}/export/{format}` · For CLIENT or CLIENT_EMPLOYEE, where the application reports is enabled. · Refused with `report_not_found`, `report_filter_invalid`, `report_sort_invalid`, `report_columns_invalid`, `report_too_slow`.
     */
    exportReport(call: {
        params: {
            id: string;
            format: ReportFileFormat;
        };
        query?: {
            filters?: ReportFilters | undefined;
            sort?: ReportSort | undefined;
            columns?: ReportColumns | undefined;
            timeZone?: ReportTimeZone | undefined;
        } | undefined;
    }, options?: CallOptions): Promise<{
        downloadUrl: string;
        totalRows: number;
        isTotalExact: boolean;
    }>;
    /**
     * Count the rows of a report by month, language or status, with their cost.
     *
     * `GET /reports/{id}/groups/{grouping}` · For CLIENT or CLIENT_EMPLOYEE, where the application reports is enabled. · Refused with `report_not_found`, `report_filter_invalid`, `report_sort_invalid`, `report_columns_invalid`, `report_too_slow`.
     */
    countReportRows(call: {
        params: {
            id: string;
            grouping: ReportGrouping;
        };
        query?: {
            filters?: ReportFilters | undefined;
            sort?: ReportSort | undefined;
            columns?: ReportColumns | undefined;
            timeZone?: ReportTimeZone | undefined;
        } | undefined;
    }, options?: CallOptions): Promise<ReportGroup[]>;
    /**
     * List the caller's saved views of reports, by name.
     *
     * `GET /reportViews` · For CLIENT or CLIENT_EMPLOYEE, where the application reports is enabled.
     */
    listReportViews(call?: Record<string, never>, options?: CallOptions): Promise<ReportView[]>;
    /**
     * Save the filters, order and columns of a report under a name.
     *
     * `POST /reportViews` · For CLIENT or CLIENT_EMPLOYEE, where the application reports is enabled. · Refused with `report_not_found`, `report_filter_invalid`, `report_sort_invalid`, `report_columns_invalid`, `report_view_limit_reached`.
     */
    createReportView(call: {
        body: {
            reportId: string;
            name: ReportViewName;
            filters: ReportFilters;
            sort: ReportSort;
            columns: ReportColumns | null;
            showsEmptyColumns?: boolean | undefined;
        };
    }, options?: CallOptions): Promise<ReportView>;
    /**
     * Change the name, filters, order and columns of a saved view.
     *
     * `POST /reportViews/{viewId}` · For CLIENT or CLIENT_EMPLOYEE, where the application reports is enabled. · Refused with `report_not_found`, `report_filter_invalid`, `report_sort_invalid`, `report_columns_invalid`, `report_view_not_found`.
     */
    changeReportView(call: {
        params: {
            viewId: string;
        };
        body: {
            name: ReportViewName;
            filters: ReportFilters;
            sort: ReportSort;
            columns: ReportColumns | null;
            showsEmptyColumns?: boolean | undefined;
        };
    }, options?: CallOptions): Promise<ReportView>;
    /**
     * Choose how often the caller gets an email about a saved view.
     *
     * `POST /reportViews/{viewId}/actions/schedule` · For CLIENT or CLIENT_EMPLOYEE, where the application reports is enabled. · Refused with `report_view_not_found`.
     */
    scheduleReportView(call: {
        params: {
            viewId: string;
        };
        body: {
            emails: ReportEmails;
            timeZone?: ReportTimeZone | undefined;
        };
    }, options?: CallOptions): Promise<ReportView>;
    /**
     * Delete a saved view and stop its emails.
     *
     * `POST /reportViews/{viewId}/actions/delete` · For CLIENT or CLIENT_EMPLOYEE, where the application reports is enabled. · Refused with `report_view_not_found`.
     */
    deleteReportView(call: {
        params: {
            viewId: string;
        };
    }, options?: CallOptions): Promise<void>;
    /**
     * Open a punch-out session for a buyer. Called by a procurement system's server with the shared secret as bearer token.
     *
     * `POST /tradeCentric/punchout` · For servers with the shared secret. · Refused with `email_not_of_company`, `punchout_not_confirmed`, `gateway_unavailable`.
     */
    openPunchout(call: {
        body: PunchoutSetup;
    }, options?: CallOptions): Promise<{
        start_url: string;
        startURL: string;
    }>;
    /**
     * Exchange the id of a start URL for a sign-in ticket. The id works once, within ten minutes.
     *
     * `POST /tradeCentric/punchout/actions/initializeLogIn` · Open to anyone, signed in or not. · Refused with `punchout_not_found`, `punchout_used`, `punchout_expired`.
     */
    initializeLogIn(call: {
        body: {
            requestId: string;
        };
    }, options?: CallOptions): Promise<{
        signInTicket: string;
        externalReferenceId: string | null;
        jobRequestId: string | null;
    }>;
    /**
     * Receive a purchase order. The same order id is taken once.
     *
     * `POST /tradeCentric/orders` · For servers that send the shared secret in the message. · Refused with `purchase_order_refused`.
     */
    receivePurchaseOrder(call: {
        body: PurchaseOrderMessage;
    }, options?: CallOptions): Promise<{
        po_order_id: string;
        status: 'received';
    }>;
    /**
     * Get the cart and the purchase orders of a request that started in a procurement system.
     *
     * `GET /jobRequests/{id}/procurement` · For CLIENT, CLIENT_EMPLOYEE, CLIENT_MANAGER, DESKTOP_PUBLISHER, ADMIN, ENGINEER, PROJECT_COORDINATOR, QA, QUOTER, or POWER_USER. · Refused with `job_request_not_found`.
     */
    getProcurementOrder(call: {
        params: {
            id: string;
        };
        query?: {
            externalReferenceId?: string | undefined;
        } | undefined;
    }, options?: CallOptions): Promise<{
        order: ProcurementOrder | null;
        isInVisit: boolean;
        isVisitNeeded: boolean;
    }>;
    /**
     * Return the cart of an accepted quote to the procurement system again.
     *
     * `POST /jobRequests/{id}/actions/returnCart` · For CLIENT, CLIENT_EMPLOYEE, CLIENT_MANAGER, DESKTOP_PUBLISHER, ADMIN, ENGINEER, PROJECT_COORDINATOR, QA, QUOTER, or POWER_USER. · Refused with `job_request_not_found`, `cart_not_returnable`.
     */
    returnCart(call: {
        params: {
            id: string;
        };
        query?: {
            externalReferenceId?: string | undefined;
        } | undefined;
    }, options?: CallOptions): Promise<{
        redirectUrl: string | null;
    }>;
    /**
     * Go back to the procurement system without ordering. The answer says where the buyer's browser continues.
     *
     * `POST /tradeCentric/punchout/actions/returnEmptyCart` · For CLIENT or CLIENT_EMPLOYEE, where the application coupa is enabled. · Refused with `cart_not_returnable`, `gateway_unavailable`.
     */
    returnEmptyCart(call: {
        body: {
            externalReferenceId: string;
        };
    }, options?: CallOptions): Promise<{
        redirectUrl: string;
    }>;
    /**
     * Find clients by email domain, contact or external groups.
     *
     * `GET /clientConfigs` · Open to anyone, signed in or not.
     */
    listClientConfigs(call?: {
        query?: {
            emailDomain?: string | undefined;
            contactEmail?: string | undefined;
            externalGroups?: string | undefined;
        } | undefined;
    }, options?: CallOptions): Promise<ClientConfig[]>;
    /**
     * Get a client.
     *
     * `GET /clientConfigs/{clientId}` · Open to anyone, signed in or not. · Refused with `client_not_found`.
     */
    getClientConfig(call: {
        params: {
            clientId: ClientNumber;
        };
        query?: {
            emailDomain?: string | undefined;
            token?: string | undefined;
            purpose?: LinkPurpose | undefined;
        } | undefined;
    }, options?: CallOptions): Promise<ClientConfig>;
    /**
     * List the custom fields of a client's forms.
     *
     * `GET /clientConfigs/{clientId}/customFieldDefinitions` · Open to anyone, signed in or not. · Refused with `client_not_found`.
     */
    listCustomFieldDefinitions(call: {
        params: {
            clientId: ClientNumber;
        };
        query?: {
            emailDomain?: string | undefined;
            token?: string | undefined;
            purpose?: LinkPurpose | undefined;
            category?: string | undefined;
        } | undefined;
    }, options?: CallOptions): Promise<CustomFieldDefinition[]>;
    /**
     * List the languages a client can choose from, with preferred ones marked.
     *
     * `GET /clientConfigs/{clientId}/availableLanguages` · Open to anyone, signed in or not. · Refused with `client_not_found`.
     */
    listAvailableLanguages(call: {
        params: {
            clientId: ClientNumber;
        };
        query?: {
            emailDomain?: string | undefined;
            token?: string | undefined;
            purpose?: LinkPurpose | undefined;
        } | undefined;
    }, options?: CallOptions): Promise<Language[]>;
    /**
     * List all languages, sorted by name.
     *
     * `GET /languages` · Open to anyone, signed in or not.
     */
    listLanguages(call?: Record<string, never>, options?: CallOptions): Promise<Language[]>;
    /**
     * List all languages with the codes of all providers, filtered by provider.
     *
     * `GET /lltsLanguages` · Open to anyone, signed in or not.
     */
    listLltsLanguages(call?: {
        query?: {
            xtrfIdExists?: 'true' | 'false' | undefined;
            intentoIdExists?: 'true' | 'false' | undefined;
            smartMateIdExists?: 'true' | 'false' | undefined;
            azureIdExists?: 'true' | 'false' | undefined;
            xl8FileTranslationIdExists?: 'true' | 'false' | undefined;
            xl8SyncIdExists?: 'true' | 'false' | undefined;
            xl8DubbingIdExists?: 'true' | 'false' | undefined;
        } | undefined;
    }, options?: CallOptions): Promise<LltsLanguage[]>;
    /**
     * List all countries, sorted by name.
     *
     * `GET /countries` · Open to anyone, signed in or not.
     */
    listCountries(call?: Record<string, never>, options?: CallOptions): Promise<Country[]>;
    /**
     * List states and provinces, of all countries or one.
     *
     * `GET /provinces` · Open to anyone, signed in or not.
     */
    listProvinces(call?: {
        query?: {
            countryId?: string | undefined;
        } | undefined;
    }, options?: CallOptions): Promise<Province[]>;
    /**
     * Create a temporary upload form, with a size limit per file.
     *
     * `POST /tempFiles/actions/createPresignedPost` · Open to anyone, signed in or not. · Refused with `upload_quota_reached`, `no_room`.
     */
    createPresignedPost(call?: {
        body?: {
            maxTotalBytes?: number | undefined;
        } | undefined;
    }, options?: CallOptions): Promise<PresignedPost>;
    /**
     * Start a multipart upload of a large file.
     *
     * `POST /tempFiles/actions/startMultipartUpload` · Open to anyone, signed in or not. · Refused with `files_too_large`, `upload_quota_reached`, `no_room`.
     */
    startMultipartUpload(call: {
        body: {
            fileName: string;
            size: number;
        };
    }, options?: CallOptions): Promise<MultipartUpload>;
    /**
     * Create temporary addresses for uploading parts, each by PUT.
     *
     * `POST /tempFiles/actions/signParts` · Open to anyone, signed in or not. · Refused with `upload_not_found`.
     */
    signParts(call: {
        body: {
            uploadToken: string;
            partNumbers: number[];
        };
    }, options?: CallOptions): Promise<{
        parts: {
            partNumber: number;
            url: string;
        }[];
    }>;
    /**
     * Find which uploads the caller can still send with a request. Others may be deleted, sent or of someone else.
     *
     * `POST /tempFiles/actions/find` · Open to anyone, signed in or not.
     */
    findUploads(call: {
        body: {
            fileKeys: string[];
        };
    }, options?: CallOptions): Promise<{
        fileKeys: string[];
    }>;
    /**
     * List the parts that are already uploaded.
     *
     * `POST /tempFiles/actions/listUploadedParts` · Open to anyone, signed in or not. · Refused with `upload_not_found`.
     */
    listUploadedParts(call: {
        body: {
            uploadToken: string;
        };
    }, options?: CallOptions): Promise<{
        partNumbers: number[];
    }>;
    /**
     * Complete a multipart upload.
     *
     * `POST /tempFiles/actions/completeMultipartUpload` · Open to anyone, signed in or not. · Refused with `upload_not_found`, `parts_missing`, `no_room`.
     */
    completeMultipartUpload(call: {
        body: {
            uploadToken: string;
        };
    }, options?: CallOptions): Promise<{
        fileKey: string;
    }>;
    /**
     * Abort a multipart upload and delete its parts.
     *
     * `POST /tempFiles/actions/abortMultipartUpload` · Open to anyone, signed in or not. · Refused with `upload_not_found`.
     */
    abortMultipartUpload(call: {
        body: {
            uploadToken: string;
        };
    }, options?: CallOptions): Promise<void>;
    /**
     * Get the provider's name, logo, contacts and portal addresses.
     *
     * `GET /branding` · Open to anyone, signed in or not.
     */
    getBranding(call?: Record<string, never>, options?: CallOptions): Promise<Branding>;
    /**
     * Get the address of the translation management dashboard for the current user.
     *
     * `GET /xtrf/authorizationUrl` · For signed-in users.
     */
    getAuthorizationUrl(call?: Record<string, never>, options?: CallOptions): Promise<{
        authUrl: string;
    }>;
    /**
     * A page of the provider's own.
     *
     * `GET /content/{pageId}` · Open to anyone, signed in or not.
     */
    getContentPage(call: {
        params: {
            pageId: ContentPageId;
        };
        query?: {
            locale?: 'en' | 'ar' | 'es' | undefined;
        } | undefined;
    }, options?: CallOptions): Promise<ContentPage>;
    /**
     * The provider's Terms of Service or Privacy Policy.
     *
     * `GET /legalTexts/{id}` · Open to anyone, signed in or not.
     */
    getLegalText(call: {
        params: {
            id: LegalTextId;
        };
        query?: {
            locale?: 'en' | 'ar' | 'es' | undefined;
        } | undefined;
    }, options?: CallOptions): Promise<LegalText>;
    /**
     * Questions people ask, with their answers.
     *
     * `GET /faq` · Open to anyone, signed in or not.
     */
    listFaq(call?: {
        query?: {
            locale?: 'en' | 'ar' | 'es' | undefined;
        } | undefined;
    }, options?: CallOptions): Promise<FaqEntry[]>;
    /**
     * Report browser errors, one entry or a batch.
     *
     * `POST /uiLogs` · Open to anyone, signed in or not.
     */
    writeUiLogs(call: {
        body: UiLog | UiLog[];
    }, options?: CallOptions): Promise<void>;
    /**
     * List the emails the demo would have sent, newest first.
     *
     * `GET /outbox` · Open to anyone, signed in or not.
     */
    listOutbox(call?: {
        query?: {
            to?: string | undefined;
        } | undefined;
    }, options?: CallOptions): Promise<OutboxMail[]>;
};
/** The version of the API this package was made for. */
export declare const apiVersion: string;
/** A client of the portal at `baseUrl`, with one function for every operation of its API. */
export declare function createClient(options: ClientOptions): PortolanClient;
