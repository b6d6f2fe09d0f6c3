import { gzipSync } from 'node:zlib'
import { expect, listSchools, test } from './site'

/** Bytes of JavaScript, gzipped, that a page may need before it can be used. */
const most = 135_000

const paths: Record<string, string> = {
  'front page': '/',
  list: '/schools',
  'blog page': '/blog-details/how-to-read-a-fee-sheet',
  'video page': '/video/discussions/how-much-homework-is-enough',
}

for (const kind of [...Object.keys(paths), 'school page']) {
  test(`the ${kind} needs little JavaScript`, async ({ request }) => {
    const [school] = await listSchools(request)
    const path = paths[kind] ?? `/schools/${school?.slug}`
    const html = await (await request.get(path)).text()
    const files = html.matchAll(/ (?:src|data-modules)="([^"]+\.js)"/g)
    let sum = 0
    for (const file of [...files].flatMap(([, addresses = '']) => addresses.split(' '))) {
      sum += gzipSync(await (await request.get(file)).body(), { level: 9 }).length
    }
    expect(sum).toBeGreaterThan(50_000)
    expect(sum).toBeLessThanOrEqual(most)
  })
}
