import type { Page } from '@playwright/test'
import { expect, isAlive, listSchools, test } from './site'

const phone = { width: 390, height: 844 }

const menuPanel = /MenuPanel/

/** Every address in the menus and the footer, those of submenus included. */
async function menuAddresses(page: Page): Promise<string[]> {
  const links = page.locator('header nav a, footer a, nav[aria-label="Quick"] a')
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  return [...new Set(hrefs)]
}

test('no entry of a menu or the footer leads nowhere', async ({ page, request }) => {
  await page.goto('/')
  const hrefs = await menuAddresses(page)
  expect(hrefs).toContain('/schools')
  for (const href of hrefs) {
    expect(href).toMatch(/^\//)
    expect([href, (await request.get(href)).status()]).toEqual([href, 200])
  }
})

test('every page that a menu leads to has a title, a description and one heading of its own', async ({
  page,
  request,
}) => {
  await page.goto('/')
  const seen = new Map<string, string>()
  for (const href of await menuAddresses(page)) {
    if (href.includes('?')) continue
    const html = await (await request.get(href)).text()
    const title = /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? ''
    const description = /<meta name="description" content="([^"]+)"/.exec(html)?.[1] ?? ''
    expect([href, html.match(/<h1[\s>]/g)?.length]).toEqual([href, 1])
    for (const words of [title, description]) {
      expect(words.length, `${href}: “${words}”`).toBeGreaterThan(10)
      expect([href, seen.get(words)]).toEqual([href, undefined])
      seen.set(words, href)
    }
  }
})

test.describe('the top menu', () => {
  test('opens by mouse, marks the page, leads on, and its code comes no sooner', async ({
    page,
  }) => {
    const loaded: string[] = []
    page.on('request', (request) => loaded.push(request.url()))
    await page.goto('/', { waitUntil: 'networkidle' })
    await isAlive(page)
    expect(loaded.filter((url) => menuPanel.test(url))).toEqual([])
    await page.getByRole('button', { name: 'BEYOND SCHOOL' }).click()
    await expect(page.getByRole('menuitem')).toHaveText([
      'Tuitions',
      'Activities',
      'Workshops',
      'Camps',
    ])
    expect(loaded.filter((url) => menuPanel.test(url))).toHaveLength(1)
    await page.getByRole('menuitem', { name: 'Workshops' }).click()
    await expect(page).toHaveURL('/beyond-school/workshops')
    await expect(page.getByRole('menu')).toBeHidden()
    await expect(page.locator('#main')).toBeFocused()
    await page.getByRole('button', { name: 'BEYOND SCHOOL' }).click()
    await expect(page.getByRole('menuitem', { name: 'Workshops' })).toHaveAttribute(
      'aria-current',
      'page',
    )
  })

  test('opens and closes by keyboard', async ({ page }) => {
    await page.goto('/')
    await isAlive(page)
    const button = page.getByRole('button', { name: 'VIDEOS' })
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menuitem')).toHaveText([
      'Discussions',
      'Contests',
      'Principal Talks',
    ])
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toBeHidden()
    await expect(button).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('menuitem', { name: 'Discussions' })).toBeFocused()
    await page.keyboard.press('End')
    await expect(page.getByRole('menuitem', { name: 'Principal Talks' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/video/principal-talks')
  })

  test('a press is kept while its code is on the way', async ({ page }) => {
    await page.route(menuPanel, async (route) => {
      await new Promise((done) => setTimeout(done, 1000))
      await route.continue()
    })
    await page.goto('/')
    await isAlive(page)
    await page.getByRole('button', { name: 'MORE' }).click()
    await expect(page.getByRole('menu')).toBeHidden()
    await expect(page.getByRole('menuitem', { name: 'Careers' })).toBeVisible()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true })

  test('five entries stand at the foot, and More opens by touch', async ({ page }) => {
    await page.goto('/schools')
    await isAlive(page)
    const bar = page.getByRole('navigation', { name: 'Quick' })
    await expect(bar.locator('a:visible, button:visible')).toHaveText([
      'Schools',
      'Beyond School',
      'Consultation',
      'EdJobs',
      'More',
    ])
    await expect(bar.getByRole('link', { name: 'Schools', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await bar.getByRole('button', { name: 'More' }).tap()
    await expect(page.getByRole('menuitem')).toHaveText([
      'Newsletter',
      'Videos',
      'Blogs',
      'Donate Books',
      'Contact Us',
      'About Us',
      'Careers',
    ])
    await page.getByRole('menuitem', { name: 'Blogs' }).tap()
    await expect(page).toHaveURL('/blogs')
    await expect(bar.getByRole('button', { name: 'More' })).toHaveAttribute('aria-current', 'true')
  })

  test('the bar covers nothing at the end of a page', async ({ page }) => {
    await page.goto('/')
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    const note = await page.locator('footer small').boundingBox()
    const bar = await page.getByRole('navigation', { name: 'Quick' }).boundingBox()
    expect((note?.y ?? 0) + (note?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a submenu opens all the same', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'BEYOND SCHOOL' }).click()
    await page.getByRole('link', { name: 'Camps', exact: true }).click()
    await expect(page).toHaveURL('/beyond-school/camps')
  })
})

for (const width of [390, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } })

    test('a new page begins at its top, Back returns to where one was, crumbs and footer lead on', async ({
      page,
    }) => {
      await page.goto('/schools')
      await isAlive(page)
      const row = page.getByRole('list', { name: 'Schools' }).getByRole('link').nth(8)
      await row.scrollIntoViewIfNeeded()
      const before = await page.evaluate(() => window.scrollY)
      expect(before).toBeGreaterThan(300)
      await row.click()
      await expect(page).toHaveURL(/\/schools\/[a-z0-9-]+$/)
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
      await page.goBack()
      await expect(page).toHaveURL('/schools')
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before)
      await page.goForward()
      await page
        .getByRole('navigation', { name: 'You are here' })
        .getByRole('link', { name: 'Schools' })
        .click()
      await expect(page).toHaveURL('/schools')
      const answer = Promise.withResolvers<void>()
      await page.route(/\/api\/stores\/products/, async (route) => {
        await answer.promise
        await route.continue()
      })
      await page.getByRole('contentinfo').getByRole('link', { name: 'TUITIONS' }).click()
      await expect(page.getByRole('progressbar')).toBeVisible()
      answer.resolve()
      await expect(page).toHaveURL('/beyond-school/tuitions')
      await expect(page.getByRole('progressbar')).toHaveCount(0)
    })

    test('the skip link leads past the menus', async ({ page }) => {
      await page.goto('/')
      await isAlive(page)
      await page.keyboard.press('Tab')
      await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page.locator('#main')).toBeFocused()
    })
  })
}

test('a page that fails takes the focus like any other, inside the frame', async ({
  page,
  request,
}) => {
  const [school] = await listSchools(request)
  await page.goto('/schools')
  await isAlive(page)
  await page.route(/\/api\/schools\//, (route) =>
    route.fulfill({ status: 404, json: { status: 404, code: 'not_found', msg: 'x' } }),
  )
  await page
    .getByRole('link', { name: school?.name ?? '' })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Page not found',
  )
  await expect(page.locator('#main')).toBeFocused()
})

test.describe('a new version of the app', () => {
  /** From now on the server says that it has another version; the page is marked, to see it go. */
  async function publish(page: Page) {
    await page.clock.install()
    await page.goto('/global-search-result', { waitUntil: 'networkidle' })
    await isAlive(page)
    await page.route('**/version.json', (route) => route.fulfill({ json: { version: 'next' } }))
    await page.evaluate(() => document.body.setAttribute('data-old', ''))
    await page.clock.fastForward(60_000)
  }
  const old = (page: Page) => page.locator('body[data-old]')
  const comeBack = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('focus')))

  test('loads when the reader comes back, and only once', async ({ page, request }) => {
    await publish(page)
    await comeBack(page)
    await expect(old(page)).toHaveCount(0)
    await isAlive(page)
    const { version } = await (await request.get('/version.json')).json()
    const stored = () => page.evaluate(() => window.localStorage.getItem('appVersion'))
    await expect.poll(stored).toBe(JSON.stringify(version))
    await page.evaluate(() => document.body.setAttribute('data-old', ''))
    await page.clock.fastForward(60_000)
    const asked = page.waitForResponse('**/version.json')
    await comeBack(page)
    await asked
    await expect(old(page)).toHaveCount(1)
  })

  test('waits while a field holds unsaved text', async ({ page }) => {
    await publish(page)
    const field = page.locator('#main').getByRole('combobox')
    await field.fill('kathak in jaip')
    const asked = page.waitForResponse('**/version.json')
    await comeBack(page)
    await asked
    await expect(old(page)).toHaveCount(1)
    await expect(field).toHaveValue('kathak in jaip')
    await field.fill('')
    await field.blur()
    await expect(old(page)).toHaveCount(0)
  })

  test('comes with the next page at the latest', async ({ page }) => {
    await publish(page)
    await page.locator('#main').getByRole('combobox').fill('kathak in jaip')
    const asked = page.waitForResponse('**/version.json')
    await comeBack(page)
    await asked
    await page.getByRole('contentinfo').getByRole('link', { name: 'SCHOOLS' }).click()
    await expect(page).toHaveURL('/schools')
    await expect(old(page)).toHaveCount(0)
  })
})
