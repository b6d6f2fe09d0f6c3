/** The part of Google's sign-in script that we use. */
export interface GoogleId {
  initialize: (settings: {
    client_id: string
    nonce: string
    ux_mode: 'popup'
    auto_select: boolean
    callback: (response: { credential?: string }) => void
  }) => void
  renderButton: (
    container: HTMLElement,
    options: {
      type: 'standard'
      theme: 'outline'
      size: 'large'
      text: 'signin_with'
      logo_alignment: 'center'
      width: number
    },
  ) => void
  cancel?: () => void
}

const scriptUrl = 'https://accounts.google.com/gsi/client'

let loading: Promise<GoogleId> | null = null

/** Loads Google's script once. After a failure the next call tries again. */
export function loadGsi(): Promise<GoogleId> {
  loading ??= load().catch((cause: unknown) => {
    loading = null
    throw cause
  })
  return loading
}

function load(): Promise<GoogleId> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = scriptUrl
    script.async = true
    script.onload = () => {
      const id = googleId()
      if (id === null)
        reject(new Error('Google’s sign-in script loaded, but defines no google.accounts.id.'))
      else resolve(id)
    }
    script.onerror = () => {
      script.remove()
      reject(new Error('Google’s sign-in script did not load.'))
    }
    document.head.append(script)
  })
}

function googleId(): GoogleId | null {
  const google: unknown = Reflect.get(window, 'google')
  const accounts = property(google, 'accounts')
  const id = property(accounts, 'id')
  return isGoogleId(id) ? id : null
}

const property = (object: unknown, name: string): unknown =>
  typeof object === 'object' && object !== null ? Reflect.get(object, name) : undefined

const isGoogleId = (value: unknown): value is GoogleId =>
  typeof property(value, 'initialize') === 'function' &&
  typeof property(value, 'renderButton') === 'function'
