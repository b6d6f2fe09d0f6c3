import { hostileFiles } from './hostile/hostile-files'
import { testsAllStrings } from './hostile/hostile-strings'
import { watchPage } from './hostile/watch-page'
import { registered } from './listing'
import { expect, test } from './site'

const servedTypes = /^(image\/(avif|webp|jpeg)|video\/(mp4|webm|mpeg))$/

interface UploadedMedia {
  readonly kind: 'image' | 'video'
  readonly url: string
  readonly image: {
    readonly url: string
    readonly formats: readonly string[]
    readonly variants: readonly { readonly url: string }[]
  } | null
}

/** The URLs of all stored files of an image or video. */
function fileUrlsOf({ url, image }: UploadedMedia): string[] {
  if (image === null) return [url]
  return [...image.variants, image].flatMap((variant) =>
    image.formats.map((format) => variant.url.replace(/\w+$/, format)),
  )
}

const withoutExtension = (url: string) => url.replace(/\.\w+$/, '')

test('an uploaded file is rejected with a reason, or served with its real type and never as a page', async ({
  page,
}) => {
  if (testsAllStrings) test.setTimeout(3_600_000)
  const { request } = page
  const { headers } = await registered(page)
  const { openFile } = await watchPage(page)
  const outcomes: Record<string, number> = {}
  for (const [i, file] of (await hostileFiles(page)).entries()) {
    const owner = i % 2 === 0 ? 'schools' : 'stores'
    const response = await request.post(`/api/${owner}/file`, { headers, multipart: { file } })
    const body = await response.json()
    const outcome = response.ok() ? 'saved' : body.msg
    outcomes[outcome] = (outcomes[outcome] ?? 0) + 1
    expect([200, 400], `${file.name}: ${body.msg}`).toContain(response.status())
    if (!response.ok()) {
      expect(body.errors, file.name).toMatchObject([{ field: 'file', msg: body.msg }])
      continue
    }
    const media: UploadedMedia = body.media
    for (const fileUrl of fileUrlsOf(media)) {
      const stored = await request.get(fileUrl)
      const responseHeaders = stored.headers()
      expect(responseHeaders['content-type'], file.name).toMatch(servedTypes)
      expect(responseHeaders['x-content-type-options'], file.name).toBe('nosniff')
      expect(responseHeaders['content-security-policy'], file.name).toMatch(
        /default-src 'none'.*sandbox/,
      )
      expect((await stored.body()).toString('latin1'), file.name).not.toMatch(
        /<script|<svg|<\?php/i,
      )
      // Open only the largest variant. Browsers download MPEG videos instead of showing them.
      const isLargest = withoutExtension(fileUrl) === withoutExtension(media.url)
      if (isLargest && !fileUrl.endsWith('.mpeg')) await openFile(fileUrl)
    }
  }
  expect(outcomes.saved).toBeGreaterThan(1)
  expect(Object.keys(outcomes).length).toBeGreaterThan(1)
  if (testsAllStrings) console.log(outcomes)
})
