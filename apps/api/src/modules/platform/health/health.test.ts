import { describe, expect, it } from 'vitest'
import { createDiskSpace } from './disk-space.ts'

const diskOf = (bavail: number, blocks = 1_000_000) =>
  createDiskSpace('/var/edbazaar', async () => ({ bavail, blocks, bsize: 4_096 }))

describe('the disk', () => {
  it('is full with less than 64 MB', async () => {
    await expect(diskOf(15_000).require()).rejects.toMatchObject({
      code: 'unavailable',
      message: 'The server’s disk is full.',
    })
    await expect(diskOf(16_000).require()).resolves.toBeUndefined()
  })

  it('is not full if its size or folder is unknown', async () => {
    await expect(diskOf(0, 0).require()).resolves.toBeUndefined()
    await expect(createDiskSpace('/nowhere/at/all').require()).resolves.toBeUndefined()
  })
})
