import { invalid } from '../../app-error.ts'
import type { Db } from '../../db/connect.ts'
import type { UploadPurpose } from '../media/uploads.repository.ts'
import type { UploadsService } from '../media/uploads.service.ts'

export type EditedFiles = ReturnType<typeof createEditedFiles>

interface EditedFilesNeeds {
  readonly uploads: UploadsService
  /** Path in front of every address, such as /edbazaar. */
  readonly basePath: string
}

interface Sender {
  readonly userId: number
  readonly purpose: UploadPurpose
}

const mostFiles = 100

/** Lists of files that a listing shows, from addresses that uploads gave. */
export function createEditedFiles({ uploads, basePath }: EditedFilesNeeds) {
  /** As it is kept: without BASE_PATH, which may change. */
  const pathOf = (address: string) =>
    address.startsWith(`${basePath}/`) ? address.slice(basePath.length) : address

  return {
    /** Paths of a list, each once. */
    pathsOf: (addresses: readonly string[]) => [...new Set(addresses.map(pathOf))],

    /** The same of a list that came as JSON. Throws `invalid_request`. */
    read: (field: string, json: string) => [...new Set(addressesIn(field, json).map(pathOf))],

    /** As it was sent. */
    write: (paths: readonly string[]) =>
      JSON.stringify(paths.map((path) => (path.startsWith('/') ? basePath + path : path))),

    /**
     * Notes, in the transaction that shows them, which files are shown from now on, and which not
     * any more; gives the latter, to `remove` after the commit. Throws `invalid_request` where a file
     * was neither shown before nor sent by the user.
     */
    async use(tx: Db, sender: Sender, before: readonly string[], after: readonly string[]) {
      for (const path of after)
        if (!before.includes(path) && !(await uploads.use(tx, sender, path))) throw notTheirs()
      const released = before.filter((path) => !after.includes(path))
      await uploads.release(tx, released)
      return released
    },

    remove: uploads.remove,
  }
}

const notTheirs = () => invalid('files', 'must be addresses of files that you have uploaded here')

function addressesIn(field: string, json: string): string[] {
  const list = parsed(json)
  const isList = Array.isArray(list) && list.every((one) => typeof one === 'string')
  if (!isList || list.length > mostFiles)
    throw invalid(field, `must be a JSON list of at most ${mostFiles} addresses of files`)
  return list
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}
