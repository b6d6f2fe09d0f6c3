import { rmSync } from 'node:fs'

/** Removes what the product of this run kept. */
export default function removeData() {
  const folder = process.env.E2E_DATA_DIR
  if (folder?.includes('edbazaar-e2e-')) rmSync(folder, { recursive: true, force: true })
}
