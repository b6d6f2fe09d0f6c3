import type { APIRequestContext, Page } from '@playwright/test'
import { barriers } from './barriers'
import { expect, isAlive, test } from './site'

interface Listed {
  url: string
  title: string
  /** yyyy-mm-dd; of contests alone. */
  closes_on?: string
}

async function listed(request: APIRequestContext, path: string): Promise<Listed[]> {
  const { data } = await (await request.get(path)).json()
  return data
}

const player = (page: Page) => page.locator('video')
const seconds = (page: Page) =>
  player(page).evaluate((video) => (video instanceof HTMLVideoElement ? video.currentTime : 0))

for (const width of [390, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } })

    test('a blog is found by its topic and read, and leads on to the next', async ({
      page,
      request,
    }) => {
      const [first] = await listed(request, '/api/blogs?topic=safety')
      await page.goto('/blogs')
      await isAlive(page)
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
      const next = page.getByRole('list', { name: 'Read on' }).getByRole('link').first()
      const href = await next.getAttribute('href')
      await next.click()
      await expect(page).toHaveURL(href ?? '?')
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(first?.title ?? '')
    })

    test('a video plays from a line of its transcript, with captions', async ({
      page,
      request,
    }) => {
      const [first] = await listed(request, '/api/videos?kind=discussion')
      await page.goto('/videos')
      await isAlive(page)
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

      // By itself, in its sandbox, it can be seen too.
      await page.goto(await player(page).evaluate((video) => Reflect.get(video, 'currentSrc')))
      await expect
        .poll(() => player(page).evaluate((video) => Reflect.get(video, 'readyState')))
        .toBeGreaterThan(0)
    })

    test('a contest says whether one can still enter, and a principal’s talk leads to the school', async ({
      page,
      request,
    }) => {
      const today = new Date().toISOString().slice(0, 10)
      const contests = await listed(request, '/api/videos?kind=contest')
      const open = contests.find(({ closes_on: day }) => (day ?? '') >= today)
      const closed = contests.find(({ closes_on: day }) => (day ?? '') < today)
      await page.goto('/videos')
      await isAlive(page)
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
        const desk = page.getByRole('region', { name: 'The contest' })
        await expect(desk.getByText(state, { exact: true })).toBeVisible()
        const howTo = desk.getByRole('heading', { name: 'How to enter' })
        await expect(howTo).toHaveCount(contest === open ? 1 : 0)
        await expect(page.getByRole('heading', { name: 'Rules' })).toBeVisible()
        const up = page.getByRole('navigation', { name: 'You are here' })
        await up.getByRole('link', { name: 'Contests' }).click()
      }
      const [talk] = await listed(request, '/api/videos?kind=principal_talk')
      const { school } = await (await request.get(`/api/videos/${talk?.url}`)).json()
      await page.goto('/video/principal-talks')
      await isAlive(page)
      await page
        .getByRole('list', { name: 'Principal Talks' })
        .getByRole('link', { name: talk?.title ?? '' })
        .click()
      await page.getByRole('link', { name: school.name }).click()
      await expect(page).toHaveURL(`/schools/${school.slug}`)
    })
  })
}

test('a blog in Hindi is marked as Hindi and stays within a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/blog-details/ghar-mein-hindi-padhna')
  await isAlive(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'hi')
  expect(await barriers(page)).toEqual([])
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth,
  )
  expect(overflow).toBeLessThanOrEqual(0)
})

test('every video plays in both formats, to its end', async ({ page, request }) => {
  const { data } = await (await request.get('/api/videos?per_page=100')).json()
  await page.goto('/videos')
  for (const { url, duration_seconds: length } of data) {
    const { sources } = await (await request.get(`/api/videos/${url}`)).json()
    for (const { url: src } of sources) {
      const reached = await page.evaluate(async (address) => {
        const video = document.createElement('video')
        video.src = address
        await new Promise((resolve, reject) => {
          video.onloadedmetadata = resolve
          video.onerror = () => reject(new Error(`${address}: ${video.error?.message}`))
        })
        video.currentTime = video.duration - 1
        await new Promise((resolve) => {
          video.onseeked = resolve
        })
        const { duration } = video
        // A browser keeps few connections to one server: give this one back.
        video.removeAttribute('src')
        video.load()
        return Math.round(duration)
      }, src)
      expect([src, reached]).toEqual([src, length])
    }
  }
})

test('what is not there answers 404', async ({ request }) => {
  const [discussion] = await listed(request, '/api/videos?kind=discussion')
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

test('search engines are told of the blog and the video, and of their images', async ({
  page,
  request,
}) => {
  const entitiesAt = async (path: string) => {
    await page.goto(path)
    const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
    return texts.map((text) => JSON.parse(text))
  }
  const [blog] = await listed(request, '/api/blogs')
  const [posting, crumbs] = await entitiesAt(`/blog-details/${blog?.url}`)
  expect(posting).toMatchObject({ '@type': 'BlogPosting', headline: blog?.title })
  expect(crumbs['@type']).toBe('BreadcrumbList')
  expect((await request.get(new URL(posting.image).pathname)).status()).toBe(200)
  const [video] = await listed(request, '/api/videos?kind=contest')
  const [posted] = await entitiesAt(`/video/contests/${video?.url}`)
  expect(posted).toMatchObject({ '@type': 'VideoObject', name: video?.title })
  for (const address of [posted.contentUrl, posted.thumbnailUrl]) {
    expect((await request.get(new URL(address).pathname)).status()).toBe(200)
  }
  const [list] = await entitiesAt('/blogs')
  expect(list['@type']).toBe('ItemList')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('blogs turn their pages and read; videos have their captions', async ({ page, request }) => {
    await page.goto('/blogs')
    await page.getByRole('link', { name: 'Next' }).click()
    await expect(page).toHaveURL('/blogs?page=2')
    await page.getByRole('list', { name: 'Blogs' }).getByRole('link').first().click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const [video] = await listed(request, '/api/videos?kind=discussion')
    await page.goto(`/video/discussions/${video?.url}`)
    await expect(player(page).locator('track[default]')).toHaveCount(1)
    await expect(page.getByRole('button', { name: /^Play from/ })).toHaveCount(0)
  })
})
