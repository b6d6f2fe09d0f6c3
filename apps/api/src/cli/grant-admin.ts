import { createAdminsRepository } from '../modules/accounts/users/admins.repository.ts'
import { runUserCommand } from './run-user-command.ts'

const usage = `Makes a user an admin.

  pnpm grant:admin EMAIL

The user must have an account in the database at DATABASE_URL, or else in the embedded database in
DATA_DIR. The server may be running. The change applies from the user's next request.
`

process.exitCode = await runUserCommand(
  {
    usage,
    async run(email, { database }) {
      const granted = await createAdminsRepository(database.db).grant(email)
      if (!granted) return null
      const jobSeekerNote =
        'This user is a job seeker and can sign in only with Google or a sign-in link.'
      return [
        `${granted.email} is an admin.`,
        ...(granted.userType === 'edjobs' ? [jobSeekerNote] : []),
      ]
    },
    isMissing: (email) =>
      `${email} has no account. Register with this email first, then try again.`,
  },
  process.argv.slice(2),
)
