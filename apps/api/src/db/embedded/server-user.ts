import { readFileSync, type Stats, statSync } from 'node:fs'

/** The user that runs PostgreSQL; undefined for the user of this process. */
export type ServerUser = { readonly uid: number; readonly gid: number } | undefined

/**
 * PostgreSQL refuses to run as root. A root process runs it as the owner of the data, or else as
 * postgres or nobody: initdb needs an entry in /etc/passwd. Throws if the data belongs to another
 * user, or if no suitable user exists.
 */
export function serverUser(cluster: string): ServerUser {
  const me = process.getuid?.()
  if (me === undefined) return undefined
  const owner = ownerOf(cluster)
  if (me !== 0) {
    if (owner && owner.uid !== me)
      throw new Error(
        `${cluster} belongs to uid ${owner.uid}, and this process runs as uid ${me}: start EdBazaar as that user or as root, or change the owner of the folder`,
      )
    return undefined
  }
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  return unprivilegedUser()
}

function ownerOf(cluster: string): Stats | undefined {
  try {
    return statSync(cluster, { throwIfNoEntry: false })
  } catch (cause) {
    throw new Error(
      `${cluster} can't be read: start EdBazaar as the user that owns it, or set DATA_DIR to another folder`,
      { cause },
    )
  }
}

function unprivilegedUser(): ServerUser {
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  for (const wanted of ['postgres', 'nobody']) {
    const [, , uid, gid] = users.find(([name]) => name === wanted) ?? []
    if (uid !== undefined && gid !== undefined) return { uid: Number(uid), gid: Number(gid) }
  }
  throw new Error(
    'PostgreSQL must not run as root, and neither postgres nor nobody exists: run EdBazaar as an ordinary user, or set DATABASE_URL',
  )
}
