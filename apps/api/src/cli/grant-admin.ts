import { sql } from 'drizzle-orm'
import { readConfig } from '../config.ts'
import { openDatabase } from '../db/open-database.ts'
import { placeData } from '../db/place-data.ts'
import { users } from '../db/schema/index.ts'

const usage = `Makes somebody who has an account an admin.

  pnpm grant:admin EMAIL

The account is one of the database of DATABASE_URL, else of the embedded one of DATA_DIR, also while
the product is running on it. From their next request on they may do what admins may.
`

/** Exits with 1 where the email has no account, with 2 on a wrong call. */
async function main([email, ...more]: readonly string[]): Promise<number> {
  if (email === '--help') {
    console.log(usage)
    return 0
  }
  if (!email?.includes('@') || more.length > 0) {
    console.error(usage)
    return 2
  }
  const onNotice = (sentence: string) => console.error(sentence)
  const config = placeData(readConfig(process.env), onNotice)
  const database = await openDatabase(config, { isGuestAllowed: true, onNotice })
  try {
    const [granted] = await database.db
      .update(users)
      .set({ isAdmin: true, updatedAt: sql`now()` })
      .where(sql`lower(${users.email}) = lower(${email.trim()})`)
      .returning({ email: users.email, userType: users.userType })
    if (!granted) {
      console.error(`${email} has no account here. Register with it first, then try again.`)
      return 1
    }
    console.log(`${granted.email} is an admin.`)
    if (granted.userType === 'edjobs')
      console.log('It is the account of a job seeker, who may sign in with Google or a link alone.')
    return 0
  } finally {
    await database.close()
  }
}

process.exitCode = await main(process.argv.slice(2))
