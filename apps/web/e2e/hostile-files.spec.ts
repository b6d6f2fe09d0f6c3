import { hostileFiles } from './hostile/files'
import { isFullRun } from './hostile/strings'
import { watchPage } from './hostile/watch-page'
import { registerUser } from './provider'
import { expect, test } from './site'

const allowedTypes = /^(image\/(avif|webp|jpeg)|video\/(mp4|webm|mpeg))$/

interface UploadedMedia {
  readonly kind: 'image' | 'video'
  readonly url: string
  readonly image: {
    readonly url: string
    readonly formats: readonly string[]
    readonly variants: readonly { readonly url: string }[]
  } | null
}

/** The URL of every stored file of an image or video. */
function storedUrls({ url, image }: UploadedMedia): string[] {
  if (image === null) return [url]
  return [...image.variants, image].flatMap((size) =>
    image.formats.map((ending) => size.url.replace(/\w+$/, ending)),
  )
}

const withoutExtension = (url: string) => url.replace(/\.\w+$/, '')

test('an uploaded file is rejected with a reason or served as an image or video, never as a page', async ({
  page,
}) => {
  if (isFullRun) test.setTimeout(3_600_000)
  const { request } = page
  const { headers } = await registerUser(page)
  const { openFile } = await watchPage(page)
  const outcomes: Record<string, number> = {}
  for (const [i, file] of (await hostileFiles(page)).entries()) {
    const entity = i % 2 === 0 ? 'schools' : 'stores'
    const response = await request.post(`/api/${entity}/file`, { headers, multipart: { file } })
    const body = await response.json()
    const outcome = response.ok() ? 'accepted' : body.msg
    outcomes[outcome] = (outcomes[outcome] ?? 0) + 1
    expect([200, 400], `${file.name}: ${body.msg}`).toContain(response.status())
    if (!response.ok()) {
      expect(body.errors, file.name).toMatchObject([{ field: 'file', msg: body.msg }])
      continue
    }
    const media: UploadedMedia = body.media
    for (const url of storedUrls(media)) {
      const stored = await request.get(url)
      const storedHeaders = stored.headers()
      expect(storedHeaders['content-type'], file.name).toMatch(allowedTypes)
      expect(storedHeaders['x-content-type-options'], file.name).toBe('nosniff')
      expect(storedHeaders['content-security-policy'], file.name).toMatch(
        /default-src 'none'.*sandbox/,
      )
      expect((await stored.body()).toString('latin1'), file.name).not.toMatch(
        /<script|<svg|<\?php/i,
      )
      // Opens the largest size only. Browsers download MPEG videos instead of showing them.
      const isLargest = withoutExtension(url) === withoutExtension(media.url)
      if (isLargest && !url.endsWith('.mpeg')) await openFile(url)
    }
  }
  expect(outcomes.accepted).toBeGreaterThan(1)
  expect(Object.keys(outcomes).length).toBeGreaterThan(1)
  if (isFullRun) console.log(outcomes)
})
