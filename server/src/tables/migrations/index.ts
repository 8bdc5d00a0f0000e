import { rebuildDeskFigures } from '../desk-fact-triggers.ts'
import { deskFactsVersion } from '../desk-facts.ts'
import type { Migration } from '../migrate.ts'
import { up as clientsAndAccounts } from './0001-clients-and-accounts.ts'
import { up as identity } from './0002-identity.ts'
import { up as platform } from './0003-platform.ts'
import { up as accountSecurity } from './0004-account-security.ts'
import { up as languageGroups } from './0005-language-groups.ts'
import { up as punchout } from './0006-punchout.ts'
import { up as jobRequests } from './0007-job-requests.ts'
import { up as issuerAccounts } from './0008-issuer-accounts.ts'
import { up as quotes } from './0009-quotes.ts'
import { up as desk } from './0010-desk.ts'
import { up as statistics } from './0011-statistics.ts'
import { up as translationManagement } from './0012-translation-management.ts'
import { up as search } from './0013-search.ts'
import { up as uploads } from './0014-uploads.ts'
import { up as access } from './0015-access.ts'
import { up as paymentsAndPages } from './0016-payments-and-pages.ts'
import { up as deskRequests } from './0017-desk-requests.ts'
import { up as archiveFlag } from './0018-archive-flag.ts'
import { up as countNotes } from './0019-count-notes.ts'
import { up as operations } from './0020-operations.ts'
import { up as fileReads } from './0021-file-reads.ts'
import { up as locales } from './0023-locales.ts'
import { up as machineTranslation } from './0024-machine-translation.ts'
import { up as translationRuns } from './0025-translation-runs.ts'
import { up as translationAdministration } from './0026-translation-administration.ts'
import { up as reviewedCharacters } from './0027-reviewed-characters.ts'
import { up as procurement } from './0028-procurement.ts'
import { up as reports } from './0030-reports.ts'
import { up as standardReports } from './0031-standard-reports.ts'
import { up as reportViews } from './0032-report-views.ts'
import { up as reportFilters } from './0034-report-filters.ts'
import { up as media } from './0035-media.ts'
import { up as lastPayments } from './0036-last-payments.ts'
import { up as requestTemplates } from './0037-request-templates.ts'
import { up as deliveries } from './0038-deliveries.ts'
import { up as deskNeeds } from './0040-desk-needs.ts'
import { up as organization } from './0041-organization.ts'
import { up as replies } from './0042-replies.ts'
import { up as activity } from './0043-activity.ts'
import { up as deskSorts } from './0044-desk-sorts.ts'
import { up as userSearch } from './0045-user-search.ts'
import { up as statusesOfViews } from './0046-statuses-of-views.ts'
import { up as quoteVersions } from './0047-quote-versions.ts'
import { up as offeredDates } from './0048-offered-dates.ts'
import { up as staffInvitations } from './0049-staff-invitations.ts'
import { up as reserveCharacters } from './0050-reserve-characters.ts'
import { up as apiKeys } from './0051-api-keys.ts'
import { up as clientAdministration } from './0052-client-administration.ts'
import { up as emptyColumns } from './0053-empty-columns.ts'
import { up as removedDeliveries } from './0054-removed-deliveries.ts'
import { up as readOnlyKeys } from './0055-read-only-keys.ts'
import { up as priceUnits } from './0056-price-units.ts'
import { up as endedVisits } from './0057-ended-visits.ts'
import { up as requestsByLanguage } from './0058-requests-by-language.ts'
import { up as minimumCharges } from './0059-minimum-charges.ts'
import { up as purchaseOrderNumbers } from './0060-purchase-order-numbers.ts'
import { up as clientBilling } from './0061-client-billing.ts'
import { up as billingSearch } from './0062-billing-search.ts'
import { up as spanishFormats } from './0063-spanish-formats.ts'
import { up as companyAddresses } from './0064-company-addresses.ts'
import { up as droppedPurchaseOrders } from './0065-dropped-purchase-orders.ts'
import { up as reportTexts } from './0066-report-texts.ts'
import { up as closedOrders } from './0067-closed-orders.ts'
import { up as neededBy } from './0068-needed-by.ts'
import { up as receivedPayments } from './0069-received-payments.ts'
import { up as clientActivity } from './0070-client-activity.ts'
import { up as clientTexts } from './0071-client-texts.ts'
import { up as deskAssignments } from './0072-desk-assignments.ts'
import { up as rateUnits } from './0073-rate-units.ts'
import { up as paymentTransfers } from './0074-payment-transfers.ts'

/** Older versions of the facts do nothing: only the current list is applied, once all its columns exist. */
const deskFacts: readonly Migration[] = Array.from({ length: deskFactsVersion }, (_, index) => ({
  name: `desk-facts-${index + 1}`,
  up: async (tx) => {
    if (index + 1 === deskFactsVersion) await rebuildDeskFigures(tx)
  },
}))

/** In order, forward only. A released migration never changes its name or what it does. */
export const migrations: readonly Migration[] = [
  { name: '0001-clients-and-accounts', up: clientsAndAccounts },
  { name: '0002-identity', up: identity },
  { name: '0003-platform', up: platform },
  { name: '0004-account-security', up: accountSecurity },
  { name: '0005-language-groups', up: languageGroups },
  { name: '0006-punchout', up: punchout },
  { name: '0007-job-requests', up: jobRequests },
  { name: '0008-issuer-accounts', up: issuerAccounts },
  { name: '0009-quotes', up: quotes },
  { name: '0010-desk', up: desk },
  { name: '0011-statistics', up: statistics },
  { name: '0012-translation-management', up: translationManagement },
  { name: '0013-search', up: search },
  { name: '0014-uploads', up: uploads },
  { name: '0015-access', up: access },
  { name: '0016-payments-and-pages', up: paymentsAndPages },
  { name: '0017-desk-requests', up: deskRequests },
  { name: '0018-archive-flag', up: archiveFlag },
  { name: '0019-count-notes', up: countNotes },
  { name: '0020-operations', up: operations },
  { name: '0021-file-reads', up: fileReads },
  { name: '0023-locales', up: locales },
  { name: '0024-machine-translation', up: machineTranslation },
  { name: '0025-translation-runs', up: translationRuns },
  { name: '0026-translation-administration', up: translationAdministration },
  { name: '0027-reviewed-characters', up: reviewedCharacters },
  { name: '0028-procurement', up: procurement },
  { name: '0030-reports', up: reports },
  { name: '0031-standard-reports', up: standardReports },
  { name: '0032-report-views', up: reportViews },
  { name: '0034-report-filters', up: reportFilters },
  { name: '0035-media', up: media },
  { name: '0036-last-payments', up: lastPayments },
  { name: '0037-request-templates', up: requestTemplates },
  { name: '0038-deliveries', up: deliveries },
  { name: '0040-desk-needs', up: deskNeeds },
  { name: '0041-organization', up: organization },
  { name: '0042-replies', up: replies },
  { name: '0043-activity', up: activity },
  { name: '0044-desk-sorts', up: deskSorts },
  { name: '0045-user-search', up: userSearch },
  { name: '0046-statuses-of-views', up: statusesOfViews },
  { name: '0047-quote-versions', up: quoteVersions },
  { name: '0048-offered-dates', up: offeredDates },
  { name: '0049-staff-invitations', up: staffInvitations },
  { name: '0050-reserve-characters', up: reserveCharacters },
  { name: '0051-api-keys', up: apiKeys },
  { name: '0052-client-administration', up: clientAdministration },
  { name: '0053-empty-columns', up: emptyColumns },
  { name: '0054-removed-deliveries', up: removedDeliveries },
  { name: '0055-read-only-keys', up: readOnlyKeys },
  { name: '0056-price-units', up: priceUnits },
  { name: '0057-ended-visits', up: endedVisits },
  { name: '0058-requests-by-language', up: requestsByLanguage },
  { name: '0059-minimum-charges', up: minimumCharges },
  { name: '0060-purchase-order-numbers', up: purchaseOrderNumbers },
  { name: '0061-client-billing', up: clientBilling },
  { name: '0062-billing-search', up: billingSearch },
  { name: '0063-spanish-formats', up: spanishFormats },
  { name: '0064-company-addresses', up: companyAddresses },
  { name: '0065-dropped-purchase-orders', up: droppedPurchaseOrders },
  { name: '0066-report-texts', up: reportTexts },
  { name: '0067-closed-orders', up: closedOrders },
  { name: '0068-needed-by', up: neededBy },
  { name: '0069-received-payments', up: receivedPayments },
  { name: '0070-client-activity', up: clientActivity },
  { name: '0071-client-texts', up: clientTexts },
  { name: '0072-desk-assignments', up: deskAssignments },
  { name: '0073-rate-units', up: rateUnits },
  { name: '0074-payment-transfers', up: paymentTransfers },
  ...deskFacts,
]
