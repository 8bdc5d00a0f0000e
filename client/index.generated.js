// Written by scripts/generate-client.ts from the contract. Do not edit.
import { connect } from './runtime.generated.js';
export { PortolanError } from './runtime.generated.js';
const operations = {
    getUserAccount: { method: 'GET', path: '/userAccount' },
    getEnabledApplications: { method: 'GET', path: '/userAccount/enabledApplications' },
    listLinkedClients: { method: 'GET', path: '/userAccount/linkedClients' },
    assignClient: { method: 'POST', path: '/userAccount/actions/assignClient', statusMessages: { "404": "We cannot find that organisation." } },
    listClientConfigs: { method: 'GET', path: '/clientConfigs' },
    getClientConfig: { method: 'GET', path: '/clientConfigs/{clientId}', statusMessages: { "404": "We cannot find that organisation." } },
    listCustomFieldDefinitions: { method: 'GET', path: '/clientConfigs/{clientId}/customFieldDefinitions', statusMessages: { "404": "We cannot find that organisation." } },
    listAvailableLanguages: { method: 'GET', path: '/clientConfigs/{clientId}/availableLanguages', statusMessages: { "404": "We cannot find that organisation." } },
    listLanguages: { method: 'GET', path: '/languages' },
    listLltsLanguages: { method: 'GET', path: '/lltsLanguages' },
    listCountries: { method: 'GET', path: '/countries' },
    listProvinces: { method: 'GET', path: '/provinces' },
    createPresignedPost: { method: 'POST', path: '/tempFiles/actions/createPresignedPost' },
    getBranding: { method: 'GET', path: '/branding' },
    getAuthorizationUrl: { method: 'GET', path: '/xtrf/authorizationUrl' },
    getContentPage: { method: 'GET', path: '/content/{pageId}' },
    listFaq: { method: 'GET', path: '/faq' },
    writeUiLogs: { method: 'POST', path: '/uiLogs' },
    listOutbox: { method: 'GET', path: '/outbox' },
};
/** The version of the API this package was made for. */
export const apiVersion = '0.8.0';
/** A client of the portal at `baseUrl`, with one function for every operation of its API. */
export function createClient(options) {
    return connect(operations, options);
}
