import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** Where the addresses and the password of the demo accounts stand. */
export const demoAccountsFile = (dataDir: string) => join(dataDir, 'demo-accounts.txt')

/** What a start says of the demo accounts. */
export function demoAccountsLine(dataDir: string): string {
  const file = demoAccountsFile(dataDir)
  return `Demo accounts: ${existsSync(file) ? `addresses and password are in ${file}` : 'none'}`
}
