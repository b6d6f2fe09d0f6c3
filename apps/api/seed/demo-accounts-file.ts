import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The file with the email addresses and the password of the demo accounts. */
export const demoAccountsFile = (dataDir: string) => join(dataDir, 'demo-accounts.txt')

/** The start-up message about the demo accounts: their email addresses and their password. */
export function demoAccountsMessage(dataDir: string): string {
  const file = demoAccountsFile(dataDir)
  if (!existsSync(file)) return 'Demo accounts: none'
  const lines = readFileSync(file, 'utf8').split('\n')
  const accounts = lines.filter((line) => line.includes('@') || line.startsWith('Password: '))
  return ['Demo accounts:', ...accounts].join('\n  ')
}
