/** Submits the page's only form, for a sign-out that needs no confirmation. */
export function submitForm(): void {
  document.forms[0]?.submit()
}
