import { readConfig } from '../config.ts'
import { openDatabase } from '../db/open-database.ts'
import { resolveDataDir } from '../db/resolve-data-dir.ts'
import { removeSecondFactors } from '../modules/accounts/second-factor/remove-second-factors.ts'

const usage = `Turns two-step sign-in off for a user who has lost phone, passkeys and recovery codes.

  pnpm remove:second-factor EMAIL

Make sure that the person who asks owns the account: this removes the protection of its second step.
The user is signed out everywhere and gets an email. The database is the one at DATABASE_URL, or else
the embedded one in DATA_DIR. The server may be running.
`

/** Exits with 1 if the email has no two-step sign-in, and with 2 for invalid arguments. */
async function main([email, ...more]: readonly string[]): Promise<number> {
  if (email === '--help') {
    console.log(usage)
    return 0
  }
  if (!email?.includes('@') || more.length > 0) {
    console.error(usage)
    return 2
  }
  const onMessage = (message: string) => console.error(message)
  const config = resolveDataDir(readConfig(process.env), onMessage)
  const database = await openDatabase(config, { isGuestAllowed: true, onMessage })
  try {
    const site = config.publicUrl + config.basePath
    if (!(await removeSecondFactors(database, { email: email.trim(), site }))) {
      console.error(`${email} has no account with two-step sign-in.`)
      return 1
    }
    console.log(`Two-step sign-in is off for ${email}. The user has been signed out.`)
    return 0
  } finally {
    await database.close()
  }
}

process.exitCode = await main(process.argv.slice(2))
