/** Shows a button in each password field that shows what was typed. Without scripts the button stays hidden. */
export function revealPasswords(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('.reveal')) {
    const input = button.previousElementSibling as HTMLInputElement
    const show = button.ariaLabel ?? ''
    const hide = button.dataset.label ?? ''
    const reveal = (isShown: boolean) => {
      input.type = isShown ? 'text' : 'password'
      button.ariaLabel = isShown ? hide : show
    }
    button.hidden = false
    button.addEventListener('click', () => reveal(input.type === 'password'))
    input.form?.addEventListener('submit', () => reveal(false))
  }
}
