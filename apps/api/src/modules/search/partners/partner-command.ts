import { parseArgs } from 'node:util'
import { originPattern } from './origin-pattern.ts'
import { newPartnerKey } from './partner-key.ts'
import type { ListedPartner, PartnersRepository } from './partners.repository.ts'

export const partnerUsage = `Gives a site a key for the search box that it embeds.

  pnpm grant:partner NAME ORIGIN...   prints the key; adds the origins to those that are there
  pnpm grant:partner NAME --close     the key is answered no more, until it is granted again
  pnpm grant:partner --list           every partner, with what it asked in the last 30 days

An ORIGIN is https://example.in, https://*.example.in for all its subdomains, or http://localhost:*
for any port of one's own machine. Partners are those of the database of DATABASE_URL, else of the
embedded one of DATA_DIR, also while the product is running on it; it knows of a change within 15 seconds.
`

const days = 30
const longestName = 100

/** Where lines go: what was done, and why not. */
interface Printer {
  log(line: string): void
  error(line: string): void
}

/** Does it and returns the exit code: 1 where nobody has the name. */
type Command = (partners: PartnersRepository, to: Printer) => Promise<number>

/** What a call of the command asks for; throws with the remedy where it can't be understood. */
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
    name.length > longestName ||
    values.close === origins.length > 0
  )
    throw new Error(partnerUsage)
  if (values.close) return (partners, to) => close(partners, to, name)
  if (origins.length === 0) throw new Error(partnerUsage)
  const patterns = origins.map(originPattern)
  return (partners, to) => grant(partners, to, { name, origins: patterns })
}

interface Granting {
  readonly name: string
  readonly origins: readonly string[]
}

async function grant(partners: PartnersRepository, to: Printer, { name, origins }: Granting) {
  const granted = await partners.grant(name, newPartnerKey(), origins)
  to.log(`${granted.name} has the key ${granted.key}, for ${granted.origins.join(', ')}.`)
  return 0
}

async function close(partners: PartnersRepository, to: Printer, name: string) {
  const closed = await partners.close(name)
  if (!closed) {
    to.error(`${name} has no key here. See pnpm grant:partner --list.`)
    return 1
  }
  to.log(`The key of ${closed.name} is closed.`)
  return 0
}

async function list(partners: PartnersRepository, to: Printer) {
  const since = new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
  const listed = await partners.list(since)
  for (const partner of listed) to.log(lineOf(partner))
  if (listed.length === 0) to.log('There are no partners yet.')
  return 0
}

function lineOf({ name, key, isClosed, origins, requests, refused }: ListedPartner): string {
  const count = (many: number) => many.toLocaleString('en-IN')
  const asked = `${count(requests)} answered, ${count(refused)} refused in ${days} days`
  return [name, isClosed ? `${key} (closed)` : key, asked, origins.join(', ')].join('\n  ')
}
