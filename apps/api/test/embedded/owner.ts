import { startEmbedded } from '../../src/db/embedded/start-embedded.ts'

/** Runs as a separate process: supervises the embedded server of a folder until SIGTERM. */
const [dataDir = ''] = process.argv.slice(2)
const report = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`)

try {
  const server = await startEmbedded(dataDir, { settings: { fsync: 'off' } })
  const { pid, adopted, connectionString } = server
  report({ pid, adopted, connectionString })
  process.once('SIGTERM', () => void server.stop())
} catch (error) {
  report({ refusal: error instanceof Error ? error.message : String(error) })
}
