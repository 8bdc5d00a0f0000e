/** What each demo account is good for, as shown on the sign-in page. */
export const en = {
  'admin@portolan.example': 'Admin area, impersonation, dashboards',
  'pm@portolan.example': 'Desk and dashboards of a project manager',
  'coordinator@portolan.example': 'Front office',
  'qa@portolan.example': 'QA lists',
  'quoter@portolan.example': 'Requests that wait for a price',
  'linguist@portolan.example': 'Staff without a dashboard',
  'client@harbor.example': 'Everything a client can have',
  'employee@harbor.example': 'The same without organization rights',
  'disabled@harbor.example': 'An account switched off',
  'client@meridian.example': 'Auto-quotes',
  'requests@meridian.example': 'Fewer applications than the client has',
  'client@quill.example': 'An inactive client',
  'client@tandem.example': 'Several organizations',
  'new@tandem.example': 'Has to pick an organization',
  'buyer@procura.example': 'Procurement',
  'sso@orbit.example': "An account of the customer's own identity provider",
} as const
