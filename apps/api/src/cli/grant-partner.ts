import { readConfig } from '../config.ts'
import { openDatabase } from '../db/open-database.ts'
import { resolveDataDir } from '../db/resolve-data-dir.ts'
import { partnerUsage, readPartnerCommand } from '../modules/search/partners/partner-command.ts'
import { createPartnersRepository } from '../modules/search/partners/partners.repository.ts'

/** Exits with 1 if the partner does not exist, and with 2 for invalid arguments. */
async function main(args: readonly string[]): Promise<number> {
  if (args.includes('--help')) {
    console.log(partnerUsage)
    return 0
  }
  let command: ReturnType<typeof readPartnerCommand>
  try {
    command = readPartnerCommand(args)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return 2
  }
  const onMessage = (message: string) => console.error(message)
  const config = resolveDataDir(readConfig(process.env), onMessage)
  const database = await openDatabase(config, { isGuestAllowed: true, onMessage })
  try {
    return await command(createPartnersRepository(database.db), console)
  } finally {
    await database.close()
  }
}

process.exitCode = await main(process.argv.slice(2))
