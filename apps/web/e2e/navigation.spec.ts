import type { Page } from '@playwright/test'
import { flowWidths } from './flow-widths'
import { expect, listSchools, test, waitForHydration } from './site'

const phone = { width: 390, height: 844 }

const menuPanel = /MenuPanel/

/** All links in the menus and the footer, including submenus. */
async function menuHrefs(page: Page): Promise<string[]> {
  const links = page.locator('header nav a, footer a, nav[aria-label="Quick links"] a')
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  return [...new Set(hrefs)]
}

test('all links in the menus and the footer work', async ({ page, request }) => {
  await page.goto('/')
  const hrefs = await menuHrefs(page)
  expect(hrefs).toContain('/schools')
  for (const href of hrefs) {
    expect(href).toMatch(/^\//)
    expect([href, (await request.get(href)).status()]).toEqual([href, 200])
  }
})

test('every page in the menus has a unique title and description, and one h1', async ({
  page,
  request,
}) => {
  await page.goto('/')
  const seen = new Map<string, string>()
  for (const href of await menuHrefs(page)) {
    if (href.includes('?')) continue
    const html = await (await request.get(href)).text()
    const title = /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? ''
    const description = /<meta name="description" content="([^"]+)"/.exec(html)?.[1] ?? ''
    expect([href, html.match(/<h1[\s>]/g)?.length]).toEqual([href, 1])
    for (const text of [title, description]) {
      expect(text.length, `${href}: “${text}”`).toBeGreaterThan(10)
      expect([href, seen.get(text)]).toEqual([href, undefined])
      seen.set(text, href)
    }
  }
})

test.describe('the top menu', () => {
  test('opens by mouse, marks the current page, and loads its code on demand', async ({ page }) => {
    const loaded: string[] = []
    page.on('request', (request) => loaded.push(request.url()))
    await page.goto('/', { waitUntil: 'networkidle' })
    await waitForHydration(page)
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
    await waitForHydration(page)
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

  test('a click counts while the menu’s code is loading', async ({ page }) => {
    const clicked = Promise.withResolvers<void>()
    await page.route(menuPanel, async (route) => {
      await clicked.promise
      await route.continue()
    })
    await page.goto('/')
    await waitForHydration(page)
    await page.getByRole('button', { name: 'MORE' }).click()
    await expect(page.getByRole('menu')).toBeHidden()
    clicked.resolve()
    await expect(page.getByRole('menuitem', { name: 'Careers' })).toBeVisible()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true })

  test('the bottom bar has five entries, and More opens by touch', async ({ page }) => {
    await page.goto('/schools')
    await waitForHydration(page)
    const bar = page.getByRole('navigation', { name: 'Quick links' })
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

  test('the bottom bar covers nothing at the end of a page', async ({ page }) => {
    await page.goto('/')
    await waitForHydration(page)
    // Parts that load on the way down move the end.
    await expect(async () => {
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
      const note = await page.locator('footer small').boundingBox()
      const bar = await page.getByRole('navigation', { name: 'Quick links' }).boundingBox()
      expect((note?.y ?? 0) + (note?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
    }).toPass({ timeout: 15_000 })
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a submenu opens', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'BEYOND SCHOOL' }).click()
    await page.getByRole('link', { name: 'Camps', exact: true }).click()
    await expect(page).toHaveURL('/beyond-school/camps')
  })
})

for (const width of flowWidths(1280)) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } })

    test('a new page starts at the top, Back restores the scroll position, breadcrumbs and footer work', async ({
      page,
    }) => {
      await page.goto('/schools')
      await waitForHydration(page)
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
      const response = Promise.withResolvers<void>()
      await page.route(/\/api\/stores\/products/, async (route) => {
        await response.promise
        await route.continue()
      })
      await page.getByRole('contentinfo').getByRole('link', { name: 'TUITIONS' }).click()
      await expect(page.getByRole('progressbar')).toBeVisible()
      response.resolve()
      await expect(page).toHaveURL('/beyond-school/tuitions')
      await expect(page.getByRole('progressbar')).toHaveCount(0)
    })

    test('the skip link skips the menus', async ({ page }) => {
      await page.goto('/')
      await waitForHydration(page)
      await page.keyboard.press('Tab')
      await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page.locator('#main')).toBeFocused()
    })
  })
}

test('an error page takes the focus inside the frame', async ({ page, request }) => {
  const [school] = await listSchools(request)
  await page.goto('/schools')
  await waitForHydration(page)
  await page.route(/\/api\/schools\//, (route) =>
    route.fulfill({ status: 404, json: { status: 404, code: 'not_found', msg: 'x' } }),
  )
  await page
    .getByRole('link', { name: school?.name ?? '' })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
  await expect(page.locator('#main')).toBeFocused()
})

test.describe('a new version of the app', () => {
  /** Publishes another version on the server, and marks the page to detect a reload. */
  async function publish(page: Page) {
    await page.clock.install()
    await page.goto('/global-search-result', { waitUntil: 'networkidle' })
    await waitForHydration(page)
    await page.route('**/version.json', (route) => route.fulfill({ json: { version: 'next' } }))
    await page.evaluate(() => document.body.setAttribute('data-old', ''))
    await page.clock.fastForward(60_000)
  }
  const outdatedPage = (page: Page) => page.locator('body[data-old]')
  const returnToTab = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('focus')))
  /** Returns to the tab until the page checks the version: it watches from some time after its load. */
  const returnUntilChecked = (page: Page) =>
    expect(async () => {
      await page.clock.fastForward(60_000)
      const checked = page.waitForResponse('**/version.json', { timeout: 5_000 })
      await Promise.all([checked, returnToTab(page)])
    }).toPass()

  test('loads when the user returns to the tab, and only once', async ({ page, request }) => {
    await publish(page)
    await returnToTab(page)
    await expect(outdatedPage(page)).toHaveCount(0)
    await waitForHydration(page)
    const { version } = await (await request.get('/version.json')).json()
    const stored = () => page.evaluate(() => window.localStorage.getItem('appVersion'))
    await expect.poll(stored).toBe(JSON.stringify(version))
    await page.evaluate(() => document.body.setAttribute('data-old', ''))
    await returnUntilChecked(page)
    await expect(outdatedPage(page)).toHaveCount(1)
  })

  test('waits while a field holds unsaved text', async ({ page }) => {
    await publish(page)
    const field = page.locator('#main').getByRole('combobox')
    await field.fill('kathak in jaip')
    await returnUntilChecked(page)
    await expect(outdatedPage(page)).toHaveCount(1)
    await expect(field).toHaveValue('kathak in jaip')
    await field.fill('')
    await field.blur()
    await expect(outdatedPage(page)).toHaveCount(0)
  })

  test('loads with the next page at the latest', async ({ page }) => {
    await publish(page)
    await page.locator('#main').getByRole('combobox').fill('kathak in jaip')
    await returnUntilChecked(page)
    await page.getByRole('contentinfo').getByRole('link', { name: 'SCHOOLS' }).click()
    await expect(page).toHaveURL('/schools')
    await expect(outdatedPage(page)).toHaveCount(0)
  })
})
