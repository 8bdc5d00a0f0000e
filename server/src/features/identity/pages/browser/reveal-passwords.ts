/** Shows a "Show" button in each password field. Without scripts the button stays hidden. */
export function revealPasswords(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('.reveal')) {
    const input = button.previousElementSibling as HTMLInputElement
    button.hidden = false
    button.addEventListener('click', () => {
      const { text = '', label = '' } = button.dataset
      button.dataset.text = button.textContent
      button.dataset.label = button.ariaLabel ?? ''
      button.textContent = text
      button.ariaLabel = label
      input.type = input.type === 'password' ? 'text' : 'password'
    })
    input.form?.addEventListener('submit', () => {
      input.type = 'password'
    })
  }
}
