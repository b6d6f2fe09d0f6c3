import { readConfig } from '../config.ts'
import { openDatabase } from '../db/open-database.ts'
import { resolveDataDir } from '../db/resolve-data-dir.ts'
import { createAdminsRepository } from '../modules/accounts/users/admins.repository.ts'

const usage = `Makes a user an admin.

  pnpm grant:admin EMAIL

The user must have an account in the database at DATABASE_URL, or else in the embedded database in
DATA_DIR. The server may be running. The change applies from the user's next request.
`

/** Exits with 1 if the email has no account, and with 2 for invalid arguments. */
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
    const granted = await createAdminsRepository(database.db).grant(email.trim())
    if (!granted) {
      console.error(`${email} has no account. Register with this email first, then try again.`)
      return 1
    }
    console.log(`${granted.email} is an admin.`)
    if (granted.userType === 'edjobs')
      console.log('This user is a job seeker and can sign in only with Google or a sign-in link.')
    return 0
  } finally {
    await database.close()
  }
}

process.exitCode = await main(process.argv.slice(2))
