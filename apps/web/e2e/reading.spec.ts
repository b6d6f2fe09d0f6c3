import type { APIRequestContext, Page } from '@playwright/test'
import { accessibilityViolations } from './accessibility'
import { flowWidths } from './flow-widths'
import { expect, test, waitForHydration } from './site'

interface Entry {
  url: string
  title: string
  /** yyyy-mm-dd, only for contests. */
  closes_on?: string
  /** 0 for a contest without a video file, such as one that another test has announced. */
  duration_seconds?: number
  image?: { variants: readonly unknown[] } | null
}

async function fetchList(request: APIRequestContext, path: string): Promise<Entry[]> {
  const { data } = await (await request.get(path)).json()
  return data
}

/** The contests of the demo data. */
const fetchContests = async (request: APIRequestContext) =>
  (await fetchList(request, '/api/videos?kind=contest')).filter((each) => each.duration_seconds)

const player = (page: Page) => page.locator('video')
const seconds = (page: Page) =>
  player(page).evaluate((video) => (video instanceof HTMLVideoElement ? video.currentTime : 0))

for (const width of flowWidths(390)) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } })

    test('finds a blog by topic, reads it and continues with a related one', async ({
      page,
      request,
    }) => {
      const [first] = await fetchList(request, '/api/blogs?topic=safety')
      await page.goto('/blogs')
      await waitForHydration(page)
      const topics = page.getByRole('navigation', { name: 'Topics' })
      await topics.getByRole('link', { name: /^Safety/ }).click()
      await expect(page).toHaveURL('/blogs?topic=safety')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blogs: Safety')
      await page
        .getByRole('list', { name: 'Blogs' })
        .getByRole('link', { name: first?.title ?? '' })
        .click()
      await expect(page).toHaveURL(`/blog-details/${first?.url}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(first?.title ?? '')
      await expect(page.getByText(/^\d+ min read$/)).toBeVisible()
      const next = page.getByRole('list', { name: 'Related blogs' }).getByRole('link').first()
      const href = await next.getAttribute('href')
      await next.click()
      await expect(page).toHaveURL(href ?? '?')
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(first?.title ?? '')
    })

    test('plays a video from a line of its transcript, with captions', async ({
      page,
      request,
    }) => {
      const [first] = await fetchList(request, '/api/videos?kind=discussion')
      await page.goto('/videos')
      await waitForHydration(page)
      await page.getByRole('link', { name: first?.title ?? '' }).click()
      await expect(page).toHaveURL(`/video/discussions/${first?.url}`)
      await expect(player(page).locator('track[default]')).toHaveAttribute('src', /\.vtt$/)
      await page
        .getByRole('button', { name: /^Play from/ })
        .nth(1)
        .click()
      await expect.poll(() => seconds(page)).toBeGreaterThan(6)
      const captions = await player(page).evaluate(
        (video) => video instanceof HTMLVideoElement && video.textTracks[0]?.mode,
      )
      expect(captions).toBe('showing')
      await expect(page.locator('li[aria-current="true"]')).toHaveCount(1)

      // The video file can also be opened directly, in its sandbox.
      await page.goto(await player(page).evaluate((video) => Reflect.get(video, 'currentSrc')))
      await expect
        .poll(() => player(page).evaluate((video) => Reflect.get(video, 'readyState')))
        .toBeGreaterThan(0)
    })

    test('a contest shows whether it is open, and a principal’s talk links to the school', async ({
      page,
      request,
    }) => {
      const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(
        new Date(),
      )
      const contests = await fetchContests(request)
      const open = contests.find(({ closes_on: day }) => (day ?? '') >= today)
      const closed = contests.find(({ closes_on: day }) => (day ?? '') < today)
      await page.goto('/videos')
      await waitForHydration(page)
      await page.getByRole('link', { name: 'All contests' }).click()
      for (const [contest, state] of [
        [open, 'Open'],
        [closed, 'Closed'],
      ] as const) {
        await expect(page).toHaveURL('/video/contests')
        await page
          .getByRole('list', { name: 'Contests' })
          .getByRole('link', { name: contest?.title ?? '' })
          .click()
        const details = page.getByRole('region', { name: 'Contest details' })
        await expect(details.getByText(state, { exact: true })).toBeVisible()
        const howTo = details.getByRole('heading', { name: 'How to enter' })
        await expect(howTo).toHaveCount(contest === open ? 1 : 0)
        await expect(page.getByRole('heading', { name: 'Rules' })).toBeVisible()
        const breadcrumbs = page.getByRole('navigation', { name: 'You are here' })
        await breadcrumbs.getByRole('link', { name: 'Contests' }).click()
      }
      const [talk] = await fetchList(request, '/api/videos?kind=principal_talk')
      const { school } = await (await request.get(`/api/videos/${talk?.url}`)).json()
      await page.goto('/video/principal-talks')
      await waitForHydration(page)
      await page
        .getByRole('list', { name: 'Principal Talks' })
        .getByRole('link', { name: talk?.title ?? '' })
        .click()
      await page.getByRole('link', { name: school.name }).click()
      await expect(page).toHaveURL(`/schools/${school.slug}`)
    })
  })
}

test('a blog in Hindi has lang=hi and does not overflow on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/blog-details/ghar-mein-hindi-padhna')
  await waitForHydration(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'hi')
  expect(await accessibilityViolations(page)).toEqual([])
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth,
  )
  expect(overflow).toBeLessThanOrEqual(0)
})

test('every video plays to its end in both formats', async ({ page, request }) => {
  const { data } = await (await request.get('/api/videos?per_page=100')).json()
  await page.goto('/videos')
  for (const { url, duration_seconds: length } of data) {
    const { sources } = await (await request.get(`/api/videos/${url}`)).json()
    for (const { url: src } of sources) {
      const duration = await page.evaluate(async (videoUrl) => {
        const video = document.createElement('video')
        video.src = videoUrl
        await new Promise((resolve, reject) => {
          video.onloadedmetadata = resolve
          video.onerror = () => reject(new Error(`${videoUrl}: ${video.error?.message}`))
        })
        video.currentTime = video.duration - 1
        await new Promise((resolve) => {
          video.onseeked = resolve
        })
        const { duration } = video
        // Browsers limit connections per server, so release this one.
        video.removeAttribute('src')
        video.load()
        return Math.round(duration)
      }, src)
      expect([src, duration]).toEqual([src, length])
    }
  }
})

test('returns 404 for unknown blogs, videos and kinds', async ({ request }) => {
  const [discussion] = await fetchList(request, '/api/videos?kind=discussion')
  for (const path of [
    '/blog-details/no-such-blog',
    '/blog-details/%00',
    '/video/videos',
    '/video/contests/no-such-contest',
    `/video/contests/${discussion?.url}`,
  ]) {
    expect([path, (await request.get(path)).status()]).toEqual([path, 404])
  }
})

test('pages have JSON-LD for the blog and the video, with reachable images', async ({
  page,
  request,
}) => {
  const entitiesAt = async (path: string) => {
    await page.goto(path)
    const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
    return texts.map((text) => JSON.parse(text))
  }
  const blogs = await fetchList(request, '/api/blogs')
  // A blog that another test has published may have no cover, and then no image.
  const blog = blogs.find(({ image }) => image?.variants.length)
  const [posting, crumbs] = await entitiesAt(`/blog-details/${blog?.url}`)
  expect(posting).toMatchObject({ '@type': 'BlogPosting', headline: blog?.title })
  expect(crumbs['@type']).toBe('BreadcrumbList')
  expect((await request.get(new URL(posting.image).pathname)).status()).toBe(200)
  const [video] = await fetchContests(request)
  const [videoObject] = await entitiesAt(`/video/contests/${video?.url}`)
  expect(videoObject).toMatchObject({ '@type': 'VideoObject', name: video?.title })
  for (const fileUrl of [videoObject.contentUrl, videoObject.thumbnailUrl]) {
    expect((await request.get(new URL(fileUrl).pathname)).status()).toBe(200)
  }
  const [list] = await entitiesAt('/blogs')
  expect(list['@type']).toBe('ItemList')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('blogs are paged and readable, and videos have captions', async ({ page, request }) => {
    await page.goto('/blogs')
    await page.getByRole('link', { name: 'Next' }).click()
    await expect(page).toHaveURL('/blogs?page=2')
    await page.getByRole('list', { name: 'Blogs' }).getByRole('link').first().click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const [video] = await fetchList(request, '/api/videos?kind=discussion')
    await page.goto(`/video/discussions/${video?.url}`)
    await expect(player(page).locator('track[default]')).toHaveCount(1)
    await expect(page.getByRole('button', { name: /^Play from/ })).toHaveCount(0)
  })
})
