const password = 'neem tree 7'
let count = 0

/** Registers a user and returns the token of their session. */
export async function registerUser(address: string): Promise<string> {
  count += 1
  const body = {
    firstname: 'Meera',
    lastname: 'Iyer',
    email: `hostile${count}-${Math.floor(performance.now())}@example.in`,
    password,
    user_type: 'edbazaar',
  }
  const { token } = await post(address, '/users/signup', body)
  return token
}

/** Signs a demo account in, such as `admin`, and returns the token of the session. */
export async function signInDemo(address: string, accounts: string, name: string): Promise<string> {
  const [, demoPassword = ''] = /^Password: (.+)$/m.exec(accounts) ?? []
  const [email = ''] = new RegExp(`${name}@\\S+`).exec(accounts) ?? []
  const { token } = await post(address, '/users/login-with-pass', { email, password: demoPassword })
  return token
}

async function post(address: string, path: string, body: object): Promise<{ token: string }> {
  const response = await fetch(`${address}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
  return response.json()
}
