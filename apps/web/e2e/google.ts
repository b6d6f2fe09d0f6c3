import type { BrowserContext, Page } from '@playwright/test'

export const googleClientId = 'e2e-edbazaar.apps.googleusercontent.com'

/** Whether the Google mock runs. It does not when the tests run against another server. */
export const hasGoogle = process.env.E2E_GOOGLE_SIGNER !== undefined

/** The claims of a Google user in an ID token. */
export interface GoogleUser {
  sub: string
  email: string
  given_name: string
  family_name: string
}

/** Replaces Google's script: a button that returns an ID token for the given nonce. */
const script = `{
  let settings
  window.google = { accounts: { id: {
    initialize: (value) => { settings = value },
    renderButton(container, { width, theme, size }) {
      const { nonce, callback } = settings
      const button = document.createElement('button')
      Object.assign(button, { type: 'button', textContent: 'Sign in with Google' })
      Object.assign(button.dataset, { theme, size })
      Object.assign(button.style, {
        width: width + 'px', height: '40px', background: '#fff', color: '#1f1f1f',
        border: '1px solid #747775', borderRadius: '4px', fontWeight: 500,
      })
      button.onclick = async () => callback({ credential: await window.idTokenFor(nonce) })
      container.append(button)
    },
  } } }
}`

/** Serves the mock script, so that pages never load Google's. */
export const mockGoogleScript = (context: BrowserContext) =>
  context.route('https://accounts.google.com/gsi/client', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  )

/** Makes the mock button sign this user in. */
export async function mockGoogleUser(page: Page, user: GoogleUser): Promise<void> {
  await page.exposeFunction('idTokenFor', async (nonce: string) => {
    const claims = {
      iss: 'https://accounts.google.com',
      aud: googleClientId,
      email_verified: true,
      nonce,
      ...user,
    }
    const response = await fetch(`${process.env.E2E_GOOGLE_SIGNER}/tokens`, {
      method: 'POST',
      body: JSON.stringify(claims),
    })
    const { token } = await response.json()
    return token
  })
}
