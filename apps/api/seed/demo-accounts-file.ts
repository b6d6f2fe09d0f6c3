import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** The file with the email addresses and the password of the demo accounts. */
export const demoAccountsFile = (dataDir: string) => join(dataDir, 'demo-accounts.txt')

/** The start-up message about the demo accounts. */
export function demoAccountsLine(dataDir: string): string {
  const file = demoAccountsFile(dataDir)
  return `Demo accounts: ${existsSync(file) ? `addresses and password are in ${file}` : 'none'}`
}
