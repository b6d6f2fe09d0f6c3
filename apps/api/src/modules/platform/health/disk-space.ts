import { statfs } from 'node:fs/promises'
import { AppError } from '../../../app-error.ts'

/** Below this the database soon cannot write. */
const leastFreeBytes = 64_000_000

/** Blocks, those that are free, and the bytes of one. */
type ReadDisk = (
  path: string,
) => Promise<{ readonly blocks: number; readonly bavail: number; readonly bsize: number }>

export type DiskSpace = ReturnType<typeof createDiskSpace>

export const createDiskSpace = (dataDir: string, readDisk: ReadDisk = statfs) => ({
  /** Throws `unavailable` if the disk of DATA_DIR is full. */
  async require(): Promise<void> {
    // Without a folder of its own the server writes nothing here. Some network disks report no size.
    const disk = await readDisk(dataDir).catch(() => undefined)
    if (!disk || disk.blocks === 0) return
    if (disk.bavail * disk.bsize < leastFreeBytes)
      throw new AppError('unavailable', 'The server’s disk is full.')
  },
})
