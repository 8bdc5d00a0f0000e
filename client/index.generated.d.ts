// Written by scripts/generate-client.ts from the contract. Do not edit.
import { type CallOptions, type ClientOptions } from './runtime.generated.js';
export { type CallOptions, type ClientOptions, type CreateOptions, type ErrorBody, PortolanError } from './runtime.generated.js';
export type ApplicationId = 'createProject' | 'xtrfDashboard' | 'invoices' | 'llsInterpretingService' | 'languageLineConnect' | 'websiteProxy' | 'connector' | 'machineTranslation' | 'quickTranslation' | 'consoleHelp' | 'reports' | 'coupa';
export type Branding = {
    providerName: string;
    logoUrl: string | null;
    contactEmail: string;
    contactPhone: string;
    invoicesPortalUrl: string | null;
    interpretingPortalUrl: string | null;
    isDemo: boolean;
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
export type ContentPage = {
    title: string;
    frameUrl: string | null;
};
export type ContentPageId = 'languageLineConnect' | 'quickTranslation' | 'connector' | 'websiteProxy' | 'languageConnect' | 'webSitesEasyWay' | 'anythingInBetween' | 'solutionWizard';
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
export type OutboxMail = {
    id: string;
    sentAt: string;
    from: string;
    to: string;
    subject: string;
    text: string;
    html: string;
};
export type PresignedPost = {
    url: string;
    fields: Record<string, string>;
};
export type ProjectSubmissionMode = 'SUBMIT_FOR_ESTIMATION' | 'SUBMIT_FOR_TRANSLATION' | 'BOTH' | 'SUBMIT_FOR_ESTIMATION_EXCEPT' | 'SUBMIT_FOR_TRANSLATION_EXCEPT';
export type Province = {
    id: number;
    name: string;
    countryId: number;
};
export type Role = 'ADMIN' | 'SUPER_USER' | 'OPERATOR' | 'POWER_USER' | 'CLIENT' | 'CLIENT_EMPLOYEE' | 'LINGUIST' | 'PROJECT_COORDINATOR' | 'CLIENT_MANAGER' | 'DESKTOP_PUBLISHER' | 'ENGINEER' | 'QA' | 'QUOTER' | 'EXECUTIVE';
export type TextDirection = 'ltr' | 'rtl';
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
     * `POST /tempFiles/actions/createPresignedPost` · Open to anyone, signed in or not.
     */
    createPresignedPost(call?: {
        body?: {
            maxTotalBytes?: number | undefined;
        } | undefined;
    }, options?: CallOptions): Promise<PresignedPost>;
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
