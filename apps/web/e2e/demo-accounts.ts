import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Whether the demo accounts are available. They are not when the tests run against another server. */
export const hasDemoAccounts = process.env.E2E_DATA_DIR !== undefined

/** Email and password of a demo account, from the file that the server writes at its first start. */
export async function demoAccount(name: 'parent' | 'provider' | 'admin' | 'seeker') {
  const file = join(process.env.E2E_DATA_DIR ?? '', 'demo-accounts.txt')
  const text = await readFile(file, 'utf8')
  const [, password = ''] = /^Password: (.+)$/m.exec(text) ?? []
  const [email = ''] = new RegExp(`${name}@\\S+`).exec(text) ?? []
  return { email, password }
}
