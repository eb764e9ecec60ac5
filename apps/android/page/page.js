// Put into the page by carried-page.ts.
const site = document.body.dataset.site
const again = document.getElementById('again')
const state = document.getElementById('state')

again.addEventListener('click', (event) => {
  event.preventDefault()
  tryAgain('Trying again…')
})
addEventListener('online', () => tryAgain('You are back online…'))

// The app names the address that did not answer. Only one of our own site is opened again.
window.tryInstead = (address) => {
  if (new URL(address).origin === site) again.href = address
}

function tryAgain(sentence) {
  state.textContent = sentence
  // In this page's place: nobody should come back to it with the arrow.
  location.replace(again.href)
}
