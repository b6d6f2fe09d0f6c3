import { photograph } from '../../apps/api/test/photograph.ts'
import { box, mp4 } from '../../apps/api/test/video-files.ts'
import { askDatabase, freshDatabase } from './lib/fresh-database.ts'
import type { Bench } from './lib/measure.ts'
import { startProduct, temporaryData } from './lib/product.ts'
import { uploader } from './lib/uploader.ts'

const mostMegabytes = 500
const megabyte = 1024 * 1024

export const bench: Bench = {
  usage: '[postgres://SERVER]  memory of a first start with seed data, then of the largest uploads',
  async run(args, report) {
    const database = await freshDatabase(args)
    const data = temporaryData()
    try {
      const product = await startProduct({ DATABASE_URL: database.url, DATA_DIR: data.folder })
      const reportPeak = (name: string) =>
        report({
          name: `${name}: peak so far`,
          value: product.peakMegabytes(),
          unit: 'MB',
          atMost: mostMegabytes,
        })
      try {
        reportPeak('first start with seed data')
        const send = await uploader(product)
        const eight = (file: Blob) => Array.from({ length: 8 }, () => send(file))
        await Promise.all(eight(await largeImage()))
        reportPeak('eight images of 12 megapixels at once')
        await Promise.all(eight(await worstImage()))
        reportPeak('eight coarse-first of 19 megapixels at once')
        await askDatabase(database.url, 'truncate rate_limit_counter')
        await Promise.all([...eight(longestVideo()), ...eight(await worstImage())])
        reportPeak('eight videos of 50 MB and eight images at once')
      } finally {
        await product.stop()
      }
    } finally {
      await database.drop()
      data.remove()
    }
  },
}

const blobOf = (bytes: Uint8Array) => new Blob([new Uint8Array(bytes)])

const largeImage = async () => blobOf(await photograph({ width: 4_000, height: 3_000 }))

/** The most expensive image allowed: it must be decoded as a whole before it is scaled down. */
const worstImage = async () =>
  blobOf(await photograph({ width: 5_000, height: 3_800, quality: 60, isProgressive: true }))

function longestVideo(): Blob {
  const rest = 50 * megabyte - mp4().length - 8
  return blobOf(mp4({ behind: [box('free', Buffer.alloc(rest))] }))
}
