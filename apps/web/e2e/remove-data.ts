import { rmSync } from 'node:fs'

/** Removes the data folder of this run's server. */
export default function removeData() {
  const folder = process.env.E2E_DATA_DIR
  if (folder?.includes('edbazaar-e2e-')) rmSync(folder, { recursive: true, force: true })
}
