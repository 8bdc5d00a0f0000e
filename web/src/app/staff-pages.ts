/** Loads a page of the staff. Apart from the routes, so that visitors do not load the list of what each page needs. */
export const staffPages = {
  dashboard: () => import('../features/statistics/dashboard-page.tsx'),
  staffList: () => import('../features/statistics/staff-list-page.tsx'),
  desk: () => import('../features/desk/desk-page.tsx'),
  order: () => import('../features/desk/order/order-page.tsx'),
  administration: () => import('../features/accounts/administration/administration-page.tsx'),
  client: () => import('../features/accounts/administration/client/client-page.tsx'),
  rates: () => import('../features/desk/rates/rates-page.tsx'),
  translationAdministration: () => import('../features/machine-translation/administration/administration-page.tsx'),
  translationOfClient: () => import('../features/machine-translation/administration/clients/client-settings-page.tsx'),
}
