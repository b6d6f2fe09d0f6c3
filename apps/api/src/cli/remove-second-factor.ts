import { removeSecondFactors } from '../modules/accounts/second-factor/remove-second-factors.ts'
import { createOutboxRepository } from '../modules/platform/mail/outbox.repository.ts'
import { createOutbox } from '../modules/platform/mail/outbox.service.ts'
import { createAuditRepository } from '../modules/trust/audit/audit.repository.ts'
import { createAuditService } from '../modules/trust/audit/audit.service.ts'
import { runUserCommand } from './run-user-command.ts'

const usage = `Turns two-step sign-in off for a user who has lost phone, passkeys and recovery codes.

  pnpm remove:second-factor EMAIL

Make sure that the person who asks owns the account: this removes the protection of its second step.
The user is signed out everywhere and gets an email. The database is the one at DATABASE_URL, or else
the embedded one in DATA_DIR. The server may be running.
`

process.exitCode = await runUserCommand(
  {
    usage,
    async run(email, { database: { db }, config }) {
      const audit = createAuditService(createAuditRepository(db))
      const outbox = createOutbox(createOutboxRepository(db))
      const site = config.publicUrl + config.basePath
      const isRemoved = await removeSecondFactors({ audit, db, outbox }, { email, site })
      if (!isRemoved) return null
      return [`Two-step sign-in is off for ${email}. The user has been signed out.`]
    },
    isMissing: (email) => `${email} has no account with two-step sign-in.`,
  },
  process.argv.slice(2),
)
