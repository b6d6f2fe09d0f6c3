/** What Google's script brings, as far as we use it. */
export interface GoogleId {
  initialize: (settings: {
    client_id: string
    nonce: string
    ux_mode: 'popup'
    auto_select: boolean
    callback: (answer: { credential?: string }) => void
  }) => void
  renderButton: (
    place: HTMLElement,
    look: {
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

const address = 'https://accounts.google.com/gsi/client'

let loading: Promise<GoogleId> | null = null

/** Google's script, loaded once; where it does not come it is tried again the next time. */
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
    script.src = address
    script.async = true
    script.onload = () => {
      const id = googleId()
      if (id === null) reject(new Error('The script of Google brought nothing.'))
      else resolve(id)
    }
    script.onerror = () => {
      script.remove()
      reject(new Error('The script of Google did not come.'))
    }
    document.head.append(script)
  })
}

function googleId(): GoogleId | null {
  const google: unknown = Reflect.get(window, 'google')
  const accounts = partOf(google, 'accounts')
  const id = partOf(accounts, 'id')
  return isGoogleId(id) ? id : null
}

const partOf = (whole: unknown, name: string): unknown =>
  typeof whole === 'object' && whole !== null ? Reflect.get(whole, name) : undefined

const isGoogleId = (part: unknown): part is GoogleId =>
  typeof partOf(part, 'initialize') === 'function' &&
  typeof partOf(part, 'renderButton') === 'function'
