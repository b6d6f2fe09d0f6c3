import { parseArgs } from 'node:util'
import { dayMs } from '../../platform/dates/durations.ts'
import { originPattern } from './origin-pattern.ts'
import { newPartnerKey } from './partner-key.ts'
import type { PartnersRepository, PartnerUsage } from './partners.repository.ts'

export const partnerUsage = `Manages the partner keys of the search widget.

  pnpm grant:partner NAME ORIGIN...   prints the partner's key and adds the origins
  pnpm grant:partner NAME --close     closes the key until it is granted again
  pnpm grant:partner --list           lists all partners with their usage of the last 30 days

An ORIGIN is https://example.in, https://*.example.in for all subdomains, or http://localhost:* for
any port of the local machine. The command uses the database in DATABASE_URL, or else the embedded
database in DATA_DIR, even while the server is running. Changes take effect within 15 seconds.
`

const days = 30
const maxNameLength = 100

/** The streams on which the command prints results and errors. */
interface Printer {
  log(line: string): void
  error(line: string): void
}

/** Runs the command and returns the exit code: 1 if no partner has the name. */
type Command = (partners: PartnersRepository, to: Printer) => Promise<number>

/** Parses the arguments. Throws the usage text if they are invalid. */
export function readPartnerCommand(args: readonly string[]): Command {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { close: { type: 'boolean' }, list: { type: 'boolean' } },
    allowPositionals: true,
  })
  const [name = '', ...origins] = positionals.map((each) => each.trim())
  if (values.list && !values.close && name === '') return list
  if (
    values.list ||
    name === '' ||
    name.length > maxNameLength ||
    values.close === origins.length > 0
  )
    throw new Error(partnerUsage)
  if (values.close) return (partners, to) => close(partners, to, name)
  if (origins.length === 0) throw new Error(partnerUsage)
  const patterns = origins.map(originPattern)
  return (partners, to) => grant(partners, to, { name, origins: patterns })
}

interface GrantRequest {
  readonly name: string
  readonly origins: readonly string[]
}

async function grant(partners: PartnersRepository, to: Printer, { name, origins }: GrantRequest) {
  const granted = await partners.grant(name, newPartnerKey(), origins)
  to.log(`${granted.name} has the key ${granted.key}, for ${granted.origins.join(', ')}.`)
  return 0
}

async function close(partners: PartnersRepository, to: Printer, name: string) {
  const closed = await partners.close(name)
  if (!closed) {
    to.error(`${name} has no key. See pnpm grant:partner --list.`)
    return 1
  }
  to.log(`The key of ${closed.name} is closed.`)
  return 0
}

async function list(partners: PartnersRepository, to: Printer) {
  const since = new Date(Date.now() - days * dayMs).toISOString().slice(0, 10)
  const listed = await partners.list(since)
  for (const partner of listed) to.log(lineOf(partner))
  if (listed.length === 0) to.log('There are no partners yet.')
  return 0
}

function lineOf({ name, key, isClosed, origins, requests, refused }: PartnerUsage): string {
  const count = (many: number) => many.toLocaleString('en-IN')
  const usage = `${count(requests)} answered, ${count(refused)} refused in ${days} days`
  return [name, isClosed ? `${key} (closed)` : key, usage, origins.join(', ')].join('\n  ')
}
