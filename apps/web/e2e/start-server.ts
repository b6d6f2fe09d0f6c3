import { mkdirSync, rmSync } from 'node:fs'

/**
 * Starts the built product with a new data folder, DATA_DIR. Removes the folder when the process
 * exits: by then the product has stopped its database, whose files must not vanish while it runs.
 */
const { DATA_DIR: dataDir } = process.env
if (!dataDir?.includes('edbazaar-e2e-')) throw new Error('DATA_DIR must be a folder of this run')
mkdirSync(dataDir, { mode: 0o700 })
process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }))
await import(new URL('../../api/dist/main.js', import.meta.url).href)
