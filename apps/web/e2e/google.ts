import type { BrowserContext, Page } from '@playwright/test'

export const googleClientId = 'e2e-edbazaar.apps.googleusercontent.com'

/** Whether something signs in Google's place: not where the product runs elsewhere. */
export const hasGoogle = process.env.E2E_GOOGLE_SIGNER !== undefined

/** Who is signed in with Google, as its ID tokens tell it. */
export interface GooglePerson {
  sub: string
  email: string
  given_name: string
  family_name: string
}

/** In place of Google's script: a button that answers with an ID token for the nonce it was given. */
const script = `{
  let settings
  window.google = { accounts: { id: {
    initialize: (given) => { settings = given },
    renderButton(place, { width, theme, size }) {
      const { nonce, callback } = settings
      const button = document.createElement('button')
      Object.assign(button, { type: 'button', textContent: 'Sign in with Google' })
      Object.assign(button.dataset, { theme, size })
      Object.assign(button.style, {
        width: width + 'px', height: '40px', background: '#fff', color: '#1f1f1f',
        border: '1px solid #747775', borderRadius: '4px', fontWeight: 500,
      })
      button.onclick = async () => callback({ credential: await window.idTokenFor(nonce) })
      place.append(button)
    },
  } } }
}`

/** Keeps pages from asking Google for its script; nobody is signed in there. */
export const standInForGoogle = (context: BrowserContext) =>
  context.route('https://accounts.google.com/gsi/client', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  )

/** From now on that button signs a person in. */
export async function signInAtGoogle(page: Page, person: GooglePerson): Promise<void> {
  await page.exposeFunction('idTokenFor', async (nonce: string) => {
    const claims = {
      iss: 'https://accounts.google.com',
      aud: googleClientId,
      email_verified: true,
      nonce,
      ...person,
    }
    const answer = await fetch(`${process.env.E2E_GOOGLE_SIGNER}/tokens`, {
      method: 'POST',
      body: JSON.stringify(claims),
    })
    const { token } = await answer.json()
    return token
  })
}
