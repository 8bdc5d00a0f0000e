/** Offers to show the password. Without scripts the page is whole all the same. */
export const revealScript = `
const button = document.querySelector('.reveal'), input = document.querySelector('#password')
button.hidden = false
button.addEventListener('click', () => {
  const { text, label } = button.dataset
  button.dataset.text = button.textContent
  button.dataset.label = button.ariaLabel
  button.textContent = text
  button.ariaLabel = label
  input.type = input.type === 'password' ? 'text' : 'password'
})
input.form.addEventListener('submit', () => { input.type = 'password' })
`

export const submitScript = `document.forms[0].submit()`
