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
    origination: Origination;
    name: string;
    requestType: 'QUOTE_REQUEST' | 'TRANSLATION_REQUEST';
    sourceLanguage: NamedLanguage;
    targetLanguages: NamedLanguage[];
    files: SentFile[];
    externalReferenceId?: string | null | undefined;
    companyName: string;
    requestorEmail: EmailAddress;
    requestorFirstName: string;
    requestorLastName: string;
    contactAddress: Address;
    emailVerificationCode: string;
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
    signIn: {
        authority: string;
        clientId: string;
    };
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
};
export type ClientId = number;
export type ClientStatus = 'ACTIVE' | 'INACTIVE';
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
    firstName: string;
    lastName: string;
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
export type DeskAction = 'ASSIGN' | 'TAKE_IN' | 'PRICE' | 'TURN_AWAY' | 'RETRY' | 'SUBMIT' | 'REQUOTE' | 'DELIVER' | 'SEND_TO_QA' | 'FINISH_QA' | 'COMPLETE' | 'CANCEL' | 'SEND_PAYMENT_LINK' | 'MARK_PAID';
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
    status: DeskStatus;
    vertical: Vertical | null;
    rateType: RateType;
    startedAt: string;
    deadline: string | null;
    isPastDue: boolean;
    totalAgreed: Money | null;
    projectManager: Person | null;
    coordinator: Person | null;
    qaSpecialist: Person | null;
    request: JobRequest | null;
    requester: DeskRequester | null;
    quote: AutoQuoteAnswer | null;
    payment: Payment | null;
    suggestion: {
        lines: {
            language: NamedLanguage;
            pages: number;
            pricePerPage: Money;
            price: Money;
            countedPages: number | null;
            isMinimum: boolean;
            isFlat: boolean;
            minimumPages: number;
        }[];
        deliveryDay: string;
    } | null;
    qaJobs: QaJob[];
    projectGroupName: string | null;
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
    status: DeskStatus;
    vertical: Vertical | null;
    rateType: RateType;
    startedAt: string;
    deadline: string | null;
    isPastDue: boolean;
    totalAgreed: Money | null;
    projectManager: Person | null;
    coordinator: Person | null;
    qaSpecialist: Person | null;
};
export type DeskQueue = 'TO_PRICE' | 'WITH_CLIENT' | 'NEW' | 'IN_PROGRESS' | 'IN_QA' | 'ATTENTION' | 'CLOSED';
export type DeskRequester = {
    company: string;
    name: string;
    email: string;
    address: Address | null;
    customFields: TypedFieldValue[];
};
export type DeskStatus = 'PENDING_REVIEW' | 'PRICING' | 'WITH_CLIENT' | 'NEW' | 'IN_PROGRESS' | 'IN_QA' | 'COMPLETED' | 'CANCELLED';
export type EmailAddress = string;
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
export type FileKind = 'SOURCE_DOCUMENT' | 'REFERENCE' | 'TRANSLATED_DOCUMENT' | 'QUOTE_CONFIRMATION_DOCUMENT' | 'OTHER';
export type FileLink = {
    url: string;
    name: string;
    category: FileKind;
};
export type FileRejection = 'EMPTY' | 'TOO_LARGE' | 'UNREADABLE' | 'PASSWORD_PROTECTED' | 'MACROS' | 'ARCHIVE_BOMB' | 'UNSAFE_CONTENT' | 'TYPE_MISMATCH' | 'UNSUPPORTED_TYPE' | 'MALWARE' | 'ALTERED';
export type IdentitySettings = {
    username: string;
    isAccountEnabled: boolean;
    isMfaEnabled: boolean;
};
export type Impersonation = {
    username: string;
    endsAt: string;
};
export type JobRequest = {
    id: string;
    number: string;
    name: string;
    status: JobRequestStatus;
    acceptanceStatus: AcceptanceStatus | null;
    requestType: RequestType;
    origination: Origination;
    createTime: string;
    sourceLanguage: NamedLanguage | null;
    targetLanguages: NamedLanguage[];
    externalReferenceId: string | null;
    isContentHidden: boolean;
    clientId: number;
    requestorName: string;
    requestorEmail: string;
    files: JobRequestFile[];
    fileLinks: FileLink[];
    notes: string;
    customFields: TypedFieldValue[];
    xtrfServiceId: number | null;
    workflowLabel: string | null;
    count: TextCount | null;
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
export type JobRequestStatus = 'CREATED' | 'SCREENING' | 'REJECTED_BY_SCREENING' | 'ANALYZING' | 'TRANSLATING' | 'READY_FOR_INTERNAL_REVIEW' | 'QUOTE_READY_FOR_CLIENT_REVIEW' | 'QUOTE_REJECTED' | 'QUOTE_ACCEPTED' | 'QUOTE_EXPIRED' | 'SUBMITTING_TO_XTRF' | 'SUBMITTED_TO_XTRF' | 'COMPLETED' | 'ARCHIVED' | 'FAILED' | 'CANCELLING' | 'CANCELLED';
export type JobRequestStep = 'CREATED' | 'SCREENING' | 'REJECTED_BY_SCREENING' | 'ANALYZING' | 'TRANSLATING' | 'READY_FOR_INTERNAL_REVIEW' | 'QUOTE_READY_FOR_CLIENT_REVIEW' | 'QUOTE_REJECTED' | 'QUOTE_ACCEPTED' | 'QUOTE_EXPIRED' | 'SUBMITTING_TO_XTRF' | 'SUBMITTED_TO_XTRF' | 'COMPLETED' | 'ARCHIVED' | 'FAILED' | 'CANCELLING' | 'CANCELLED' | 'RESTORED';
export type JobRequestSummary = {
    id: string;
    number: string;
    name: string;
    status: JobRequestStatus;
    acceptanceStatus: AcceptanceStatus | null;
    requestType: RequestType;
    origination: Origination;
    createTime: string;
    sourceLanguage: NamedLanguage | null;
    targetLanguages: NamedLanguage[];
    externalReferenceId: string | null;
};
export type Language = {
    id: string;
    name: string;
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
export type LegalText = {
    title: string;
    version: string;
    blocks: {
        kind: 'heading' | 'paragraph' | 'item';
        text: string;
    }[];
};
export type LegalTextId = 'terms' | 'privacy';
export type LinkPurpose = 'createProject' | 'signUp';
export type LinkedClient = {
    clientId: ClientId;
    clientName: string;
    companyName: string;
};
export type LltsLanguage = {
    id: string;
    name: string;
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
export type LogLevel = 'DEBUG' | 'INFO' | 'WARN' | 'ERROR';
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
export type NewJobRequest = {
    customFields: CustomFieldValue[];
    notes: string;
    fileLinks: SentLink[];
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
    firstName: string;
    lastName: string;
    password: NewPassword;
    role: 'CLIENT_EMPLOYEE';
    address: CompleteAddress | null;
    customFieldValues: CustomFieldValue[];
    token?: string | undefined;
    verificationCode?: string | undefined;
};
export type OrganizationClientContact = {
    id: string;
    email: string;
    firstName: string;
    lastName: string;
};
export type Origination = 'EMAIL' | 'WEBFORM' | 'MT' | 'COUPA' | 'MEDIAAI' | 'EXTERNALAPI';
export type OutboxMail = {
    id: string;
    sentAt: string;
    from: string;
    to: string;
    subject: string;
    text: string;
    html: string;
};
export type PageCount = number;
export type Passkey = {
    id: string;
    name: string;
    createdAt: string;
    lastUsedAt: string | null;
};
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
    };
    status: PaymentStatus;
    email: string;
    events: {
        kind: 'LINK_SENT' | 'PAID';
        at: string;
        by: string | null;
        sentTo: string | null;
        url: string | null;
    }[];
};
export type PaymentPreferences = {
    paymentType: PaymentType;
    billingContact?: BillingContact | null | undefined;
    billingAccount?: {
        clientIdNumber?: string | undefined;
        personalCode?: string | undefined;
    } | null | undefined;
};
export type PaymentStatus = 'OPEN' | 'LINK_SENT' | 'PAID';
export type PaymentType = 'CREDIT_CARD' | 'BILL_TO_ACCOUNT' | 'INVOICE_DIRECTLY';
export type PaymentUrl = string;
export type Person = {
    id: string;
    name: string;
};
export type PresignedPost = {
    url: string;
    fields: Record<string, string>;
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
        body: {
            contact: {
                email: string;
                name: string;
                unique?: string | undefined;
            };
            buyercookie: string;
        };
    };
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
export type QaStatsRow = {
    qaSpecialist: string | null;
    contactPersonId: string | null;
    assignedJobs: number;
};
export type QualityScore = number;
export type QuoteLine = {
    language: NamedLanguage;
    pages: number;
    pricePerPage: Money;
    price: Money;
    countedPages: number | null;
    isMinimum: boolean;
    isFlat: boolean;
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
export type QuoteStatsType = 'comprehension' | 'comprehensionPastDue' | 'comprehensionDueToday' | 'comprehensionTurnaround' | 'healthcare' | 'healthcarePastDue' | 'healthcareDueToday' | 'healthcareTurnaround' | 'insurance' | 'insurancePastDue' | 'insuranceDueToday' | 'insuranceTurnaround' | 'technical' | 'technicalPastDue' | 'technicalDueToday' | 'technicalTurnaround' | 'government' | 'governmentPastDue' | 'governmentDueToday' | 'governmentTurnaround' | 'taiwan' | 'taiwanPastDue' | 'taiwanDueToday' | 'taiwanTurnaround' | 'noVertical' | 'noVerticalPastDue' | 'noVerticalDueToday' | 'noVerticalTurnaround' | 'unassigned' | 'unassignedPastDue' | 'unassignedDueToday';
export type Rate = {
    sourceLanguageId: string;
    targetLanguageId: string;
    pricePerPage: number;
    minimumPages: PageCount;
    rushFactor: number;
    pagesPerDay: number;
};
export type RateType = 'STANDARD' | 'RUSH';
export type RequestMessage = {
    id: string;
    at: string;
    by: string;
    isFromStaff: boolean;
    text: string;
};
export type RequestType = 'TRANSLATION_REQUEST' | 'QUOTE_REQUEST' | 'JUNK_REQUEST' | 'OTHER_REQUEST';
export type ReviewStatsRow = {
    quoteReviewStatus: string;
    quotes: number;
};
export type Role = 'ADMIN' | 'SUPER_USER' | 'OPERATOR' | 'POWER_USER' | 'CLIENT' | 'CLIENT_EMPLOYEE' | 'LINGUIST' | 'PROJECT_COORDINATOR' | 'CLIENT_MANAGER' | 'DESKTOP_PUBLISHER' | 'ENGINEER' | 'QA' | 'QUOTER' | 'EXECUTIVE';
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
export type StaffList = 'pmdetails' | 'qadetails' | 'pastdue' | 'duetoday' | 'currentquotes' | 'completedquotes';
export type StepStatus = 'NOT_STARTED' | 'IN_PROGRESS' | 'COMPLETED' | 'FAILED';
export type TextCount = {
    words: number;
    characters: number;
    asianCharacters: number | null;
    pages: number;
    notes: CountNote[] | null;
};
export type TextDirection = 'ltr' | 'rtl';
export type TypedFieldValue = {
    fieldName: string;
    value: string;
    mapping: string | null;
    type: CustomFieldType | null;
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
export type UserAccount = {
    loginName: string;
    email: string;
    firstName: string;
    lastName: string;
    roles: Role[];
    isFederatedSsoAccount: boolean;
    externalGroups: string[];
    clientConfig: ClientConfig | null;
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
export type ZipStatus = {
    status: StepStatus;
    downloadUrl: string | null;
};
export type PortolanClient = {
    /**
     * Who is signed in; while impersonating, the impersonated user.
     *
     * `GET /userAccount` · For whoever is signed in.
     */
    getUserAccount(call?: Record<string, never>, options?: CallOptions): Promise<UserAccount>;
    /**
     * The tools the signed-in user has.
     *
     * `GET /userAccount/enabledApplications` · For whoever is signed in.
     */
    getEnabledApplications(call?: Record<string, never>, options?: CallOptions): Promise<{
        applicationIds: ApplicationId[];
    }>;
    /**
     * The organisations the signed-in user may act for.
     *
     * `GET /userAccount/linkedClients` · For whoever is signed in.
     */
    listLinkedClients(call?: Record<string, never>, options?: CallOptions): Promise<LinkedClient[]>;
    /**
     * Picks the organisation the signed-in user acts for.
     *
     * `POST /userAccount/actions/assignClient` · For CLIENT or CLIENT_EMPLOYEE. · Refused with `client_not_found`.
     */
    assignClient(call: {
        body: {
            clientId: ClientId;
        };
    }, options?: CallOptions): Promise<UserAccount>;
    /**
     * Starts an hour of calling as someone else with X-Username-Override; a reason is recorded.
     *
     * `POST /userAccount/actions/startImpersonation` · For ADMIN.
     */
    startImpersonation(call: {
        body: {
            username: string;
            reason?: string | undefined;
        };
    }, options?: CallOptions): Promise<Impersonation>;
    /**
     * Ends the administrator's impersonation in this session.
     *
     * `POST /userAccount/actions/endImpersonation` · For ADMIN.
     */
    endImpersonation(call?: Record<string, never>, options?: CallOptions): Promise<void>;
    /**
     * The signed-in user's own language groups and those of the organisation.
     *
     * `GET /userAccount/languageGroups` · For whoever is signed in.
     */
    listLanguageGroups(call?: Record<string, never>, options?: CallOptions): Promise<LanguageGroup[]>;
    /**
     * Replaces all language groups of a scope; those of the organisation are for CLIENT users alone.
     *
     * `POST /userAccount/languageGroups/{scope}` · For whoever is signed in.
     */
    saveLanguageGroups(call: {
        params: {
            scope: LanguageGroupScope;
        };
        body: LanguageGroupDraft[];
    }, options?: CallOptions): Promise<LanguageGroup[]>;
    /**
     * Signs up with a client, by the domain of the e-mail address or by a link of the client.
     *
     * `POST /userAccount` · Open to anyone, signed in or not. · Refused with `company_not_found`, `email_not_of_company`, `invalid_sign_up_url`, `password_too_common`, `conflict`.
     */
    createUserAccount(call: {
        body: NewUserAccount;
    }, options?: CreateOptions): Promise<CreatedUserAccount>;
    /**
     * Confirms an e-mail address with the code of the link that was mailed to it.
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
     * Mails a code of six characters, good for 15 minutes and five tries; the one before is good no more.
     *
     * `POST /userAccount/actions/sendEmailVerificationCode` · Open to anyone, signed in or not.
     */
    sendEmailVerificationCode(call: {
        body: {
            email: EmailAddress;
        };
    }, options?: CallOptions): Promise<void>;
    /**
     * Whether a mailed code is right; the right one is used up by it.
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
     * How the signed-in user signs in.
     *
     * `GET /userAccount/security` · For whoever is signed in.
     */
    getAccountSecurity(call?: Record<string, never>, options?: CallOptions): Promise<AccountSecurity>;
    /**
     * Changes the password; every other session of the user ends.
     *
     * `POST /userAccount/actions/changePassword` · For whoever is signed in. · Refused with `wrong_old_password`, `password_too_common`, `federated_account`.
     */
    changePassword(call: {
        body: {
            oldPassword: string;
            newPassword: NewPassword;
        };
    }, options?: CallOptions): Promise<void>;
    /**
     * A new secret for an authenticator app; nothing changes before a code of it is shown.
     *
     * `POST /userAccount/mfa/actions/startSetup` · For whoever is signed in. · Refused with `mfa_not_offered`, `conflict`.
     */
    startMfaSetup(call?: Record<string, never>, options?: CallOptions): Promise<{
        secret: string;
        otpauthUrl: string;
    }>;
    /**
     * Switches the authenticator app on with a code of it; answers ten recovery codes, shown this once.
     *
     * `POST /userAccount/mfa/actions/enable` · For whoever is signed in. · Refused with `wrong_mfa_code`, `mfa_not_offered`, `conflict`.
     */
    enableMfa(call: {
        body: {
            code: string;
        };
    }, options?: CallOptions): Promise<{
        recoveryCodes: string[];
    }>;
    /**
     * Switches the authenticator app off and forgets its secret and the recovery codes.
     *
     * `POST /userAccount/mfa/actions/disable` · For whoever is signed in.
     */
    disableMfa(call?: Record<string, never>, options?: CallOptions): Promise<void>;
    /**
     * Ten new recovery codes; the old ones are good no more.
     *
     * `POST /userAccount/mfa/actions/renewRecoveryCodes` · For whoever is signed in. · Refused with `conflict`.
     */
    renewRecoveryCodes(call?: Record<string, never>, options?: CallOptions): Promise<{
        recoveryCodes: string[];
    }>;
    /**
     * What a browser needs to make a passkey.
     *
     * `POST /userAccount/passkeys/actions/start` · For whoever is signed in. · Refused with `federated_account`, `conflict`.
     */
    startPasskey(call?: Record<string, never>, options?: CallOptions): Promise<{
        options: Record<string, unknown>;
    }>;
    /**
     * Keeps a passkey that a browser made.
     *
     * `POST /userAccount/passkeys` · For whoever is signed in. · Refused with `wrong_passkey`, `federated_account`, `conflict`.
     */
    addPasskey(call: {
        body: {
            name: string;
            credential: Record<string, unknown>;
        };
    }, options?: CallOptions): Promise<Passkey>;
    /**
     * Forgets a passkey.
     *
     * `POST /userAccount/passkeys/{passkeyId}/actions/remove` · For whoever is signed in.
     */
    removePasskey(call: {
        params: {
            passkeyId: string;
        };
    }, options?: CallOptions): Promise<void>;
    /**
     * Where the user is signed in, the latest first.
     *
     * `GET /userAccount/sessions` · For whoever is signed in.
     */
    listUserSessions(call?: Record<string, never>, options?: CallOptions): Promise<UserSession[]>;
    /**
     * Ends one session of the user.
     *
     * `POST /userAccount/sessions/{sessionId}/actions/end` · For whoever is signed in.
     */
    endUserSession(call: {
        params: {
            sessionId: string;
        };
    }, options?: CallOptions): Promise<void>;
    /**
     * Ends every session of the user, this one too.
     *
     * `POST /userAccount/sessions/actions/signOutEverywhere` · For whoever is signed in.
     */
    signOutEverywhere(call?: Record<string, never>, options?: CallOptions): Promise<void>;
    /**
     * The users of the organisation, by name.
     *
     * `GET /userAccount/organizationClientContacts` · For CLIENT.
     */
    listOrganizationClientContacts(call?: Record<string, never>, options?: CallOptions): Promise<OrganizationClientContact[]>;
    /**
     * Whether a user of the organisation can sign in, and how.
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
     * Takes the authenticator app from an enabled account that has one, but not from the own account.
     *
     * `POST /userAccount/organizationClientContacts/{contactId}/actions/disableMfa` · For CLIENT. · Refused with `conflict`.
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
     * Lets a user of the organisation sign in again; not oneself.
     *
     * `POST /userAccount/organizationClientContacts/{contactId}/actions/enableAccount` · For CLIENT. · Refused with `conflict`.
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
     * Signs a user of the organisation out everywhere and lets them in no more; not oneself.
     *
     * `POST /userAccount/organizationClientContacts/{contactId}/actions/disableAccount` · For CLIENT. · Refused with `conflict`.
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
     * Asks for a quote or a translation, as a member of an organisation.
     *
     * `POST /jobRequests` · For CLIENT or CLIENT_EMPLOYEE. · Refused with `invalid_request_origination`, `client_not_found`, `client_inactive`, `submissions_disabled`, `email_not_verified`, `daily_limit_reached`, `email_not_allowed`, `file_not_found`, `files_too_large`.
     */
    createJobRequest(call: {
        body: NewJobRequest;
    }, options?: CreateOptions): Promise<JobRequest>;
    /**
     * Asks for a quote or a translation, as a visitor of no known company.
     *
     * `POST /jobRequests/actions/unauthenticatedCreateJobRequest` · Open to anyone, signed in or not. · Refused with `invalid_request_origination`, `client_not_found`, `client_inactive`, `submissions_disabled`, `email_not_verified`, `daily_limit_reached`, `email_not_allowed`, `file_not_found`, `files_too_large`.
     */
    unauthenticatedCreateJobRequest(call: {
        body: AnonymousJobRequest;
    }, options?: CreateOptions): Promise<JobRequest>;
    /**
     * Asks for a translation, as a visitor of a known client; files follow with the form that is answered.
     *
     * `POST /projects` · Open to anyone, signed in or not. · Refused with `invalid_request_origination`, `client_not_found`, `client_inactive`, `submissions_disabled`, `email_not_verified`, `daily_limit_reached`, `email_not_allowed`, `file_not_found`, `files_too_large`.
     */
    createProject(call: {
        body: NewProject;
    }, options?: CreateOptions): Promise<{
        projectId: string;
        presignedPost: PresignedPost;
    }>;
    /**
     * Adds uploaded files to a project just made; with its source documents the work begins.
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
     * Asks for a quote, as a visitor of a known client; files follow with the form that is answered.
     *
     * `POST /quotes` · Open to anyone, signed in or not. · Refused with `invalid_request_origination`, `client_not_found`, `client_inactive`, `submissions_disabled`, `email_not_verified`, `daily_limit_reached`, `email_not_allowed`, `file_not_found`, `files_too_large`.
     */
    createQuote(call: {
        body: NewProject;
    }, options?: CreateOptions): Promise<{
        quoteId: string;
        presignedPost: PresignedPost;
    }>;
    /**
     * Adds uploaded files to a quote just asked for; with its source documents the work begins.
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
     * The organisation's requests, the latest first.
     *
     * `GET /jobRequests` · For CLIENT or CLIENT_EMPLOYEE. · Refused with `page_token_invalid`.
     */
    listJobRequests(call?: {
        query?: {
            origination?: Origination | undefined;
            status?: string | undefined;
            search?: string | undefined;
            pageToken?: string | undefined;
            pageSize?: number | undefined;
        } | undefined;
    }, options?: CallOptions): Promise<{
        items: JobRequestSummary[];
        nextPageToken: string | null;
    }>;
    /**
     * One request, for its organization. A visitor with the link of a request made signed out sees its status.
     *
     * `GET /jobRequests/{id}` · Open to anyone, signed in or not. · Refused with `job_request_not_found`, `link_expired`.
     */
    getJobRequest(call: {
        params: {
            id: string;
        };
    }, options?: CallOptions): Promise<JobRequest>;
    /**
     * Mails a code to the requester of a request made signed out, good for 15 minutes and five tries.
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
     * Opens the files and messages of the request to this browser, for 30 days (sets a cookie).
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
     * Gives a request another name, unless it is archived, just made or being handed over.
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
     * Archives a request in the client's view, unless it is archived, just made or being handed over. Work goes on.
     *
     * `POST /jobRequests/{id}/actions/archive` · For CLIENT or CLIENT_EMPLOYEE. · Refused with `job_request_not_found`, `conflict`.
     */
    archiveJobRequest(call: {
        params: {
            id: string;
        };
    }, options?: CallOptions): Promise<JobRequest>;
    /**
     * Brings an archived request back.
     *
     * `POST /jobRequests/{id}/actions/restore` · For CLIENT or CLIENT_EMPLOYEE. · Refused with `job_request_not_found`, `conflict`.
     */
    restoreJobRequest(call: {
        params: {
            id: string;
        };
    }, options?: CallOptions): Promise<JobRequest>;
    /**
     * Calls a request off that nobody has begun to work on.
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
     * Where a file of a request can be read for a few minutes.
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
     * Prepares one zip of all translated files.
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
     * How far that zip is, and where it can be read.
     *
     * `GET /jobRequests/{id}/actions/zipTranslatedFiles/status` · Open to anyone, signed in or not. · Refused with `job_request_not_found`, `link_expired`, `code_required`.
     */
    getZipStatus(call: {
        params: {
            id: string;
        };
    }, options?: CallOptions): Promise<ZipStatus>;
    /**
     * What was written about a request, the oldest first, for whoever may see it.
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
     * Writes to the other side, which hears of it by mail.
     *
     * `POST /jobRequests/{id}/messages` · Open to anyone, signed in or not. · Refused with `job_request_not_found`, `link_expired`, `code_required`.
     */
    sendMessage(call: {
        params: {
            id: string;
        };
        body: {
            text: string;
        };
    }, options?: CreateOptions): Promise<RequestMessage>;
    /**
     * Hands a finished or failed request over to people, in the translation-management system.
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
     * Counts uploads and prices them by the rates of the organisation; ask again while files are being counted.
     *
     * `POST /jobRequests/actions/estimate` · For CLIENT or CLIENT_EMPLOYEE. · Refused with `client_not_found`, `client_inactive`, `file_not_found`.
     */
    estimateRequest(call: {
        body: {
            clientId?: ClientId | undefined;
            fileKeys: string[];
            sourceLanguageId: string;
            targetLanguageIds: string[];
            customFields: CustomFieldValue[];
        };
    }, options?: CallOptions): Promise<Estimate>;
    /**
     * The quote of a request, by the request's id; of one made signed out, for whoever holds that id.
     *
     * `GET /autoQuotes/{id}` · Open to anyone, signed in or not. · Refused with `job_request_not_found`, `link_expired`, `quote_not_found`.
     */
    getAutoQuote(call: {
        params: {
            id: string;
        };
    }, options?: CallOptions): Promise<AutoQuoteAnswer>;
    /**
     * What is known about how the client pays, to fill in the payment form.
     *
     * `GET /autoQuotes/{id}/paymentDefaults` · Open to anyone, signed in or not. · Refused with `job_request_not_found`, `link_expired`.
     */
    getPaymentDefaults(call: {
        params: {
            id: string;
        };
    }, options?: CallOptions): Promise<{
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
    }>;
    /**
     * Accepts a quote under the terms, with how it is to be paid.
     *
     * `POST /jobRequests/{id}/actions/acceptAutoQuote` · Open to anyone, signed in or not. · Refused with `job_request_not_found`, `link_expired`, `quote_expired`, `conflict`.
     */
    acceptAutoQuote(call: {
        params: {
            id: string;
        };
        body: {
            paymentPreferences: PaymentPreferences;
        };
    }, options?: CallOptions): Promise<AutoQuoteAnswer>;
    /**
     * Turns a quote down.
     *
     * `POST /jobRequests/{id}/actions/rejectAutoQuote` · Open to anyone, signed in or not. · Refused with `job_request_not_found`, `link_expired`, `quote_expired`, `conflict`.
     */
    rejectAutoQuote(call: {
        params: {
            id: string;
        };
        body: {
            rejectionReason?: string | undefined;
        };
    }, options?: CallOptions): Promise<AutoQuoteAnswer>;
    /**
     * Accepts a quote that is paid through the own procurement system or account.
     *
     * `POST /jobRequests/{id}/actions/acceptQuote` · For CLIENT or CLIENT_EMPLOYEE. · Refused with `job_request_not_found`, `link_expired`, `quote_expired`, `conflict`.
     */
    acceptQuote(call: {
        params: {
            id: string;
        };
    }, options?: CallOptions): Promise<{
        id: string;
        number: string;
        name: string;
        status: JobRequestStatus;
        acceptanceStatus: AcceptanceStatus | null;
        requestType: RequestType;
        origination: Origination;
        createTime: string;
        sourceLanguage: NamedLanguage | null;
        targetLanguages: NamedLanguage[];
        externalReferenceId: string | null;
        isContentHidden: boolean;
        clientId: number;
        requestorName: string;
        requestorEmail: string;
        files: JobRequestFile[];
        fileLinks: FileLink[];
        notes: string;
        customFields: TypedFieldValue[];
        xtrfServiceId: number | null;
        workflowLabel: string | null;
        count: TextCount | null;
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
     * Turns a quote down, from the request.
     *
     * `POST /jobRequests/{id}/actions/rejectQuote` · For CLIENT or CLIENT_EMPLOYEE. · Refused with `job_request_not_found`, `link_expired`, `quote_expired`, `conflict`.
     */
    rejectQuote(call: {
        params: {
            id: string;
        };
        body: {
            rejectionReason?: string | undefined;
        };
    }, options?: CallOptions): Promise<JobRequest>;
    /**
     * What a client pays, by pair of languages.
     *
     * `GET /desk/clients/{id}/rates` · For ADMIN, POWER_USER, QUOTER, CLIENT_MANAGER, or PROJECT_COORDINATOR. · Refused with `client_not_found`.
     */
    listRates(call: {
        params: {
            id: number;
        };
    }, options?: CallOptions): Promise<{
        rates: Rate[];
    }>;
    /**
     * Replaces all rates of a client; quotes made before keep theirs.
     *
     * `POST /desk/clients/{id}/rates` · For ADMIN, POWER_USER, or QUOTER. · Refused with `client_not_found`.
     */
    saveRates(call: {
        params: {
            id: number;
        };
        body: {
            rates: Rate[];
        };
    }, options?: CallOptions): Promise<{
        rates: Rate[];
    }>;
    /**
     * One heap of the desk, what is due first on top.
     *
     * `GET /desk/orders` · For CLIENT_MANAGER, DESKTOP_PUBLISHER, ADMIN, ENGINEER, PROJECT_COORDINATOR, QA, QUOTER, or POWER_USER. · Refused with `page_token_invalid`.
     */
    listDeskOrders(call: {
        query: {
            queue: DeskQueue;
            vertical?: VerticalOrNone | undefined;
            isMine?: string | undefined;
            search?: string | undefined;
            pageToken?: string | undefined;
            pageSize?: number | undefined;
        };
    }, options?: CallOptions): Promise<{
        items: DeskOrderSummary[];
        nextPageToken: string | null;
    }>;
    /**
     * How much lies in each heap.
     *
     * `GET /desk/counts` · For CLIENT_MANAGER, DESKTOP_PUBLISHER, ADMIN, ENGINEER, PROJECT_COORDINATOR, QA, QUOTER, or POWER_USER.
     */
    countDeskOrders(call?: {
        query?: {
            isMine?: string | undefined;
        } | undefined;
    }, options?: CallOptions): Promise<{
        items: {
            queue: DeskQueue;
            orders: number;
        }[];
    }>;
    /**
     * Whom work can be given to.
     *
     * `GET /desk/people` · For CLIENT_MANAGER, DESKTOP_PUBLISHER, ADMIN, ENGINEER, PROJECT_COORDINATOR, QA, QUOTER, or POWER_USER.
     */
    listDeskPeople(call?: Record<string, never>, options?: CallOptions): Promise<{
        projectManagers: Person[];
        coordinators: Person[];
        qaSpecialists: Person[];
    }>;
    /**
     * One order with its request, quote and checks, and what may be done now; by its own id or that of its request.
     *
     * `GET /desk/orders/{id}` · For CLIENT_MANAGER, DESKTOP_PUBLISHER, ADMIN, ENGINEER, PROJECT_COORDINATOR, QA, QUOTER, or POWER_USER. · Refused with `order_not_found`.
     */
    getDeskOrder(call: {
        params: {
            id: string;
        };
    }, options?: CallOptions): Promise<DeskOrder>;
    /**
     * Says who works on an order, in which vertical and until when; what is left out stays as it is.
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
     * Takes an order on: its pricing, or its work.
     *
     * `POST /desk/orders/{id}/actions/takeIn` · For CLIENT_MANAGER, DESKTOP_PUBLISHER, ADMIN, ENGINEER, PROJECT_COORDINATOR, QA, QUOTER, or POWER_USER. · Refused with `order_not_found`, `conflict`.
     */
    takeInDeskOrder(call: {
        params: {
            id: string;
        };
    }, options?: CallOptions): Promise<DeskOrder>;
    /**
     * Prices an order by hand and sends the quote to the client.
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
                pages: PageCount | null;
                pricePerPage: Money | null;
                flatPrice: Money | null;
            }[];
            rateType: RateType;
            deliveryDay: string | null;
            note: string;
        };
    }, options?: CallOptions): Promise<DeskOrder>;
    /**
     * Says no to a request, with the reason the client reads.
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
     * Sends what failed or was turned away through the analysis once more.
     *
     * `POST /desk/orders/{id}/actions/retry` · For CLIENT_MANAGER, DESKTOP_PUBLISHER, ADMIN, ENGINEER, PROJECT_COORDINATOR, QA, QUOTER, or POWER_USER. · Refused with `order_not_found`, `conflict`.
     */
    retryDeskOrder(call: {
        params: {
            id: string;
        };
    }, options?: CallOptions): Promise<DeskOrder>;
    /**
     * Makes a project of a request without a quote.
     *
     * `POST /desk/orders/{id}/actions/submit` · For CLIENT_MANAGER, DESKTOP_PUBLISHER, ADMIN, ENGINEER, PROJECT_COORDINATOR, QA, QUOTER, or POWER_USER. · Refused with `order_not_found`, `conflict`.
     */
    submitDeskOrder(call: {
        params: {
            id: string;
        };
    }, options?: CallOptions): Promise<DeskOrder>;
    /**
     * Takes a rejected or expired quote back to be priced anew.
     *
     * `POST /desk/orders/{id}/actions/requote` · For CLIENT_MANAGER, DESKTOP_PUBLISHER, ADMIN, ENGINEER, PROJECT_COORDINATOR, QA, QUOTER, or POWER_USER. · Refused with `order_not_found`, `conflict`.
     */
    requoteDeskOrder(call: {
        params: {
            id: string;
        };
    }, options?: CallOptions): Promise<DeskOrder>;
    /**
     * Puts translated files to an order, each with its language; the client sees them when it is completed.
     *
     * `POST /desk/orders/{id}/actions/deliver` · For CLIENT_MANAGER, DESKTOP_PUBLISHER, ADMIN, ENGINEER, PROJECT_COORDINATOR, QA, QUOTER, or POWER_USER. · Refused with `order_not_found`, `conflict`, `file_not_found`, `files_too_large`.
     */
    deliverDeskOrder(call: {
        params: {
            id: string;
        };
        body: {
            files: {
                fileName: string;
                fileKey: string;
                languageId: string;
            }[];
        };
    }, options?: CallOptions): Promise<DeskOrder>;
    /**
     * Takes a translated file back, before the order is completed.
     *
     * `POST /desk/orders/{id}/actions/withdraw` · For CLIENT_MANAGER, DESKTOP_PUBLISHER, ADMIN, ENGINEER, PROJECT_COORDINATOR, QA, QUOTER, or POWER_USER. · Refused with `order_not_found`, `conflict`, `file_not_found`.
     */
    withdrawDelivery(call: {
        params: {
            id: string;
        };
        body: {
            fileKey: string;
        };
    }, options?: CallOptions): Promise<DeskOrder>;
    /**
     * Gives an order to somebody to check.
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
     * Ends a check; one that failed goes back to work.
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
     * Hands the translated files to the client.
     *
     * `POST /desk/orders/{id}/actions/complete` · For CLIENT_MANAGER, DESKTOP_PUBLISHER, ADMIN, ENGINEER, PROJECT_COORDINATOR, QA, QUOTER, or POWER_USER. · Refused with `order_not_found`, `conflict`, `deliverables_missing`.
     */
    completeDeskOrder(call: {
        params: {
            id: string;
        };
    }, options?: CallOptions): Promise<DeskOrder>;
    /**
     * Calls an order off, with the reason the client reads.
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
     * Sends the client an e-mail with the address where they pay by card.
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
     * Records that the client has paid.
     *
     * `POST /desk/orders/{id}/actions/markPaid` · For CLIENT_MANAGER, DESKTOP_PUBLISHER, ADMIN, ENGINEER, PROJECT_COORDINATOR, QA, QUOTER, or POWER_USER. · Refused with `order_not_found`, `conflict`.
     */
    markPaid(call: {
        params: {
            id: string;
        };
    }, options?: CallOptions): Promise<DeskOrder>;
    /**
     * Projects of a vertical, or of none, by project manager: started, past due, due today or their turnaround.
     *
     * `GET /statistics/projectStats/{type}` · For CLIENT_MANAGER, DESKTOP_PUBLISHER, ADMIN, ENGINEER, PROJECT_COORDINATOR, QA, QUOTER, or POWER_USER.
     */
    projectStats(call: {
        params: {
            type: ProjectStatsType;
        };
    }, options?: CallOptions): Promise<ProjectStatsRow[]>;
    /**
     * Quotes of a vertical, or of none, by coordinator, or those nobody has taken on.
     *
     * `GET /statistics/quoteStats/{type}` · For CLIENT_MANAGER, DESKTOP_PUBLISHER, ADMIN, ENGINEER, PROJECT_COORDINATOR, QA, QUOTER, or POWER_USER.
     */
    quoteStats(call: {
        params: {
            type: QuoteStatsType;
        };
    }, options?: CallOptions): Promise<CoordinatorStatsRow[]>;
    /**
     * Quotes under way, by how far they are.
     *
     * `GET /statistics/fohPendingReviewStats` · For CLIENT_MANAGER, DESKTOP_PUBLISHER, ADMIN, ENGINEER, PROJECT_COORDINATOR, QA, QUOTER, or POWER_USER.
     */
    fohPendingReviewStats(call?: Record<string, never>, options?: CallOptions): Promise<ReviewStatsRow[]>;
    /**
     * Quotes under way, by coordinator.
     *
     * `GET /statistics/fohCurrentProjectStats` · For CLIENT_MANAGER, DESKTOP_PUBLISHER, ADMIN, ENGINEER, PROJECT_COORDINATOR, QA, QUOTER, or POWER_USER.
     */
    fohCurrentProjectStats(call?: Record<string, never>, options?: CallOptions): Promise<CoordinatorStatsRow[]>;
    /**
     * Quotes completed within 30 days, by coordinator.
     *
     * `GET /statistics/fohCompletedProjectStats` · For CLIENT_MANAGER, DESKTOP_PUBLISHER, ADMIN, ENGINEER, PROJECT_COORDINATOR, QA, QUOTER, or POWER_USER.
     */
    fohCompletedProjectStats(call?: Record<string, never>, options?: CallOptions): Promise<CoordinatorStatsRow[]>;
    /**
     * Checks under way, by QA specialist.
     *
     * `GET /statistics/qaStats` · For CLIENT_MANAGER, DESKTOP_PUBLISHER, ADMIN, ENGINEER, PROJECT_COORDINATOR, QA, QUOTER, or POWER_USER.
     */
    qaStats(call?: Record<string, never>, options?: CallOptions): Promise<QaStatsRow[]>;
    /**
     * A QA specialist's checks.
     *
     * `GET /statistics/qaSpecialistStats/{id}` · For CLIENT_MANAGER, DESKTOP_PUBLISHER, ADMIN, ENGINEER, PROJECT_COORDINATOR, QA, QUOTER, or POWER_USER. · Refused with `page_token_invalid`.
     */
    qaSpecialistStats(call: {
        params: {
            id: string;
        };
        query?: {
            pageToken?: string | undefined;
        } | undefined;
    }, options?: CallOptions): Promise<{
        items: QaRow[];
        nextPageToken: string | null;
    }>;
    /**
     * A project manager's open projects.
     *
     * `GET /statistics/projectManagerStats/{id}` · For CLIENT_MANAGER, DESKTOP_PUBLISHER, ADMIN, ENGINEER, PROJECT_COORDINATOR, QA, QUOTER, or POWER_USER. · Refused with `page_token_invalid`.
     */
    projectManagerStats(call: {
        params: {
            id: string;
        };
        query?: {
            pageToken?: string | undefined;
        } | undefined;
    }, options?: CallOptions): Promise<{
        items: ProjectRow[];
        nextPageToken: string | null;
    }>;
    /**
     * A coordinator's quotes under way.
     *
     * `GET /statistics/projectCoordinatorCurrentStats/{id}` · For CLIENT_MANAGER, DESKTOP_PUBLISHER, ADMIN, ENGINEER, PROJECT_COORDINATOR, QA, QUOTER, or POWER_USER. · Refused with `page_token_invalid`.
     */
    projectCoordinatorCurrentStats(call: {
        params: {
            id: string;
        };
        query?: {
            pageToken?: string | undefined;
        } | undefined;
    }, options?: CallOptions): Promise<{
        items: QuoteRow[];
        nextPageToken: string | null;
    }>;
    /**
     * Quotes that nobody has taken on.
     *
     * `GET /statistics/projectCoordinatorCurrentUnassignedStats` · For CLIENT_MANAGER, DESKTOP_PUBLISHER, ADMIN, ENGINEER, PROJECT_COORDINATOR, QA, QUOTER, or POWER_USER. · Refused with `page_token_invalid`.
     */
    projectCoordinatorCurrentUnassignedStats(call?: {
        query?: {
            pageToken?: string | undefined;
        } | undefined;
    }, options?: CallOptions): Promise<{
        items: QuoteRow[];
        nextPageToken: string | null;
    }>;
    /**
     * Quotes a coordinator completed within 30 days.
     *
     * `GET /statistics/projectCoordinatorCompletedStats/{id}` · For CLIENT_MANAGER, DESKTOP_PUBLISHER, ADMIN, ENGINEER, PROJECT_COORDINATOR, QA, QUOTER, or POWER_USER. · Refused with `page_token_invalid`.
     */
    projectCoordinatorCompletedStats(call: {
        params: {
            id: string | 'null';
        };
        query?: {
            pageToken?: string | undefined;
        } | undefined;
    }, options?: CallOptions): Promise<{
        items: QuoteRow[];
        nextPageToken: string | null;
    }>;
    /**
     * A coordinator's quotes that should have been ready before today.
     *
     * `GET /statistics/statsPastDue/{id}` · For CLIENT_MANAGER, DESKTOP_PUBLISHER, ADMIN, ENGINEER, PROJECT_COORDINATOR, QA, QUOTER, or POWER_USER. · Refused with `page_token_invalid`.
     */
    statsPastDue(call: {
        params: {
            id: string | 'null';
        };
        query?: {
            pageToken?: string | undefined;
        } | undefined;
    }, options?: CallOptions): Promise<{
        items: QuoteRow[];
        nextPageToken: string | null;
    }>;
    /**
     * A coordinator's quotes that are due today.
     *
     * `GET /statistics/statsDueToday/{id}` · For CLIENT_MANAGER, DESKTOP_PUBLISHER, ADMIN, ENGINEER, PROJECT_COORDINATOR, QA, QUOTER, or POWER_USER. · Refused with `page_token_invalid`.
     */
    statsDueToday(call: {
        params: {
            id: string | 'null';
        };
        query?: {
            pageToken?: string | undefined;
        } | undefined;
    }, options?: CallOptions): Promise<{
        items: QuoteRow[];
        nextPageToken: string | null;
    }>;
    /**
     * Where a whole list can be read as CSV for a few minutes.
     *
     * `GET /statistics/csv/{list}/{id}` · For CLIENT_MANAGER, DESKTOP_PUBLISHER, ADMIN, ENGINEER, PROJECT_COORDINATOR, QA, QUOTER, or POWER_USER.
     */
    staffListCsv(call: {
        params: {
            list: StaffList;
            id: string | 'null';
        };
    }, options?: CallOptions): Promise<{
        downloadUrl: string;
    }>;
    /**
     * How long projects took, by week of completion and vertical, over twelve weeks.
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
     * Open projects by project manager.
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
     * Projects past due, by vertical and by how many days.
     *
     * `GET /statistics/pastDueHeat` · For CLIENT_MANAGER, DESKTOP_PUBLISHER, ADMIN, ENGINEER, PROJECT_COORDINATOR, QA, QUOTER, or POWER_USER.
     */
    pastDueHeat(call?: Record<string, never>, options?: CallOptions): Promise<{
        vertical: Vertical | null;
        daysLate: 1 | 2 | 4 | 8;
        projects: number;
    }[]>;
    /**
     * A procurement system's server opens a session for one of its buyers, with the shared secret as bearer.
     *
     * `POST /tradeCentric/punchout` · For a server that shows the secret agreed with it. · Refused with `email_not_of_company`.
     */
    openPunchout(call: {
        body: PunchoutSetup;
    }, options?: CallOptions): Promise<{
        start_url: string;
        startURL: string;
    }>;
    /**
     * Trades the id of a start URL, good once and for ten minutes, for a ticket that signs the buyer in.
     *
     * `POST /tradeCentric/punchout/actions/initializeLogIn` · Open to anyone, signed in or not. · Refused with `punchout_not_found`.
     */
    initializeLogIn(call: {
        body: {
            requestId: string;
        };
    }, options?: CallOptions): Promise<{
        signInTicket: string;
        externalReferenceId: string;
    }>;
    /**
     * Clients of an e-mail domain, of a contact, or of external groups.
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
     * One client.
     *
     * `GET /clientConfigs/{clientId}` · Open to anyone, signed in or not. · Refused with `client_not_found`.
     */
    getClientConfig(call: {
        params: {
            clientId: number;
        };
        query?: {
            emailDomain?: string | undefined;
            token?: string | undefined;
            purpose?: LinkPurpose | undefined;
        } | undefined;
    }, options?: CallOptions): Promise<ClientConfig>;
    /**
     * The fields a client adds to its forms.
     *
     * `GET /clientConfigs/{clientId}/customFieldDefinitions` · Open to anyone, signed in or not. · Refused with `client_not_found`.
     */
    listCustomFieldDefinitions(call: {
        params: {
            clientId: number;
        };
        query?: {
            emailDomain?: string | undefined;
            token?: string | undefined;
            purpose?: LinkPurpose | undefined;
            category?: string | undefined;
        } | undefined;
    }, options?: CallOptions): Promise<CustomFieldDefinition[]>;
    /**
     * The languages a client may choose from, its preferred ones marked.
     *
     * `GET /clientConfigs/{clientId}/availableLanguages` · Open to anyone, signed in or not. · Refused with `client_not_found`.
     */
    listAvailableLanguages(call: {
        params: {
            clientId: number;
        };
        query?: {
            emailDomain?: string | undefined;
            token?: string | undefined;
            purpose?: LinkPurpose | undefined;
        } | undefined;
    }, options?: CallOptions): Promise<Language[]>;
    /**
     * Every language on offer, sorted by name.
     *
     * `GET /languages` · Open to anyone, signed in or not.
     */
    listLanguages(call?: Record<string, never>, options?: CallOptions): Promise<Language[]>;
    /**
     * Every language with the codes of all providers, narrowed by which of them exist.
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
     * The countries of the world, sorted by name.
     *
     * `GET /countries` · Open to anyone, signed in or not.
     */
    listCountries(call?: Record<string, never>, options?: CallOptions): Promise<Country[]>;
    /**
     * States and provinces of the countries whose addresses carry them, or of one country.
     *
     * `GET /provinces` · Open to anyone, signed in or not.
     */
    listProvinces(call?: {
        query?: {
            countryId?: string | undefined;
        } | undefined;
    }, options?: CallOptions): Promise<Province[]>;
    /**
     * A form that uploads files for a while, for at most so many bytes each.
     *
     * `POST /tempFiles/actions/createPresignedPost` · Open to anyone, signed in or not. · Refused with `upload_quota_reached`, `no_room`.
     */
    createPresignedPost(call?: {
        body?: {
            maxTotalBytes?: number | undefined;
        } | undefined;
    }, options?: CallOptions): Promise<PresignedPost>;
    /**
     * Begins the upload of one large file in parts.
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
     * Addresses that take parts of an upload for a while, each by a PUT of its bytes.
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
     * The parts of an upload that need not be sent again.
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
     * Makes one file of the parts, once all of them are there.
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
     * Gives an upload up and frees its room.
     *
     * `POST /tempFiles/actions/abortMultipartUpload` · Open to anyone, signed in or not. · Refused with `upload_not_found`.
     */
    abortMultipartUpload(call: {
        body: {
            uploadToken: string;
        };
    }, options?: CallOptions): Promise<void>;
    /**
     * The provider's name, logo, contacts and portals.
     *
     * `GET /branding` · Open to anyone, signed in or not.
     */
    getBranding(call?: Record<string, never>, options?: CallOptions): Promise<Branding>;
    /**
     * Where the translation-management dashboard opens for the signed-in user.
     *
     * `GET /xtrf/authorizationUrl` · For whoever is signed in.
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
    }, options?: CallOptions): Promise<LegalText>;
    /**
     * Questions people ask, with their answers.
     *
     * `GET /faq` · Open to anyone, signed in or not.
     */
    listFaq(call?: Record<string, never>, options?: CallOptions): Promise<FaqEntry[]>;
    /**
     * What went wrong in a browser: one entry, or a batch of them.
     *
     * `POST /uiLogs` · Open to anyone, signed in or not.
     */
    writeUiLogs(call: {
        body: UiLog | UiLog[];
    }, options?: CallOptions): Promise<void>;
    /**
     * Mail the demo would have sent, newest first.
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
