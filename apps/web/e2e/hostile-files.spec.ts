import { hostileFiles } from './hostile/files'
import { isWhole } from './hostile/strings'
import { watched } from './hostile/watch'
import { registered } from './listing'
import { expect, test } from './site'

const served = /^(image\/(avif|webp|jpeg)|video\/(mp4|webm|mpeg))$/

interface SentMedia {
  readonly kind: 'image' | 'video'
  readonly url: string
  readonly image: {
    readonly url: string
    readonly formats: readonly string[]
    readonly variants: readonly { readonly url: string }[]
  } | null
}

/** Every file that lies there of an image or video. */
function addressesOf({ url, image }: SentMedia): string[] {
  if (image === null) return [url]
  return [...image.variants, image].flatMap((size) =>
    image.formats.map((ending) => size.url.replace(/\w+$/, ending)),
  )
}

const stem = (address: string) => address.replace(/\.\w+$/, '')

test('a file that was sent is never a page: refused with a reason, or served as what it is', async ({
  page,
}) => {
  if (isWhole) test.setTimeout(3_600_000)
  const { request } = page
  const { headers } = await registered(page)
  const { openFile } = await watched(page)
  const outcomes: Record<string, number> = {}
  for (const [i, file] of (await hostileFiles(page)).entries()) {
    const of = i % 2 === 0 ? 'schools' : 'stores'
    const answer = await request.post(`/api/${of}/file`, { headers, multipart: { file } })
    const body = await answer.json()
    const outcome = answer.ok() ? 'kept' : body.msg
    outcomes[outcome] = (outcomes[outcome] ?? 0) + 1
    expect([200, 400], `${file.name}: ${body.msg}`).toContain(answer.status())
    if (!answer.ok()) {
      expect(body.errors, file.name).toMatchObject([{ field: 'file', msg: body.msg }])
      continue
    }
    const media: SentMedia = body.media
    for (const address of addressesOf(media)) {
      const stored = await request.get(address)
      const told = stored.headers()
      expect(told['content-type'], file.name).toMatch(served)
      expect(told['x-content-type-options'], file.name).toBe('nosniff')
      expect(told['content-security-policy'], file.name).toMatch(/default-src 'none'.*sandbox/)
      expect((await stored.body()).toString('latin1'), file.name).not.toMatch(
        /<script|<svg|<\?php/i,
      )
      // Of its sizes the largest; videos of MPEG are downloaded.
      const isLargest = stem(address) === stem(media.url)
      if (isLargest && !address.endsWith('.mpeg')) await openFile(address)
    }
  }
  expect(outcomes.kept).toBeGreaterThan(1)
  expect(Object.keys(outcomes).length).toBeGreaterThan(1)
  if (isWhole) console.log(outcomes)
})
