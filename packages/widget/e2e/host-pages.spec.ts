import type { Page } from '@playwright/test'
import { box, expect, expectNoAxeViolation, heard, listen, test } from './test.ts'

test('works under strict policies, including Trusted Types', async ({
  page,
  open,
  search,
  edbazaar,
}) => {
  const complaints: string[] = []
  page.on('console', (message) => complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(error.message))
  await open({
    html: box,
    headers: {
      'content-security-policy': `default-src 'none'; script-src ${edbazaar.origin}; connect-src ${edbazaar.origin}; require-trusted-types-for 'script'; trusted-types 'none'`,
    },
  })
  await search('vid')
  const go = page.getByRole('button', { name: 'Search' })
  await expect(go).toHaveCSS('background-color', 'rgb(11, 95, 102)')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('option', { selected: true })).toHaveCount(1)
  expect(complaints.filter((text) => !text.includes('favicon'))).toEqual([])
})

const hostile = `<style>
  html { font-size: 40px; color: red; letter-spacing: 1em; text-transform: uppercase; word-spacing: 2em; line-height: 4; text-align: right; cursor: help; user-select: none; font-style: italic; white-space: pre; text-indent: 3em }
  * { all: unset !important; display: inline !important; font: bold 60px/3 cursive !important; color: lime !important; text-transform: uppercase !important; letter-spacing: 9px !important }
  input, button, a, .card, .panel, [role=option] { background: red !important; padding: 50px !important }
</style>`

test('styles of the page and of the widget do not affect each other', async ({
  page,
  open,
  search,
}) => {
  await open(`<p id="theirs">Text</p><main>${box}`)
  await search('vid')
  const theirs = await looksOf(page, '#theirs')
  const ours = await looksOf(page, 'edbazaar-search *')
  await open(`<p id="theirs">Text</p><main>${box}`.replace('<p', `${hostile}<p`))
  await search('vid')
  expect(await looksOf(page, 'edbazaar-search *')).toEqual(ours)
  await open('<p id="theirs">Text</p>')
  expect(await looksOf(page, '#theirs')).toEqual(theirs)
})

/** The computed styles, without size and position. */
function looksOf(page: Page, selector: string): Promise<string[][]> {
  return page.locator(selector).evaluateAll((elements) =>
    elements
      .filter((element) => element.getRootNode() !== document || element.id === 'theirs')
      .map((element) => {
        const style = getComputedStyle(element)
        const moves =
          /size|width|height|origin|inset|^grid-t|^position-area|^top|^right|^bottom|^left|^--/
        const names = [...style].filter((name) => !moves.test(name) || name === 'font-size')
        return names.map((name) => `${element.tagName} ${name}: ${style.getPropertyValue(name)}`)
      }),
  )
}

test('does not submit a surrounding form', async ({ page, open, search }) => {
  await open(
    `<form action="/sent"><input name="theirs" aria-label="Theirs">${box}<button>Send</button></form>`,
  )
  await listen(page)
  await page.evaluate(() =>
    document.addEventListener('edbazaar-search:submit', (event) => event.preventDefault()),
  )
  await search('vid')
  await page.keyboard.press('Enter')
  expect(await heard(page, 'submit')).toHaveLength(1)
  expect(new URL(page.url()).pathname).toBe('/')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page).toHaveURL(/\/sent\?theirs=$/)
})

test('works after being removed and inserted again', async ({ page, open, search }) => {
  await open(box)
  await search('vid')
  await page.evaluate(() => {
    const element = document.querySelector('edbazaar-search')
    element?.remove()
    if (element) document.body.append(element)
  })
  await expect(page.getByRole('listbox')).toBeHidden()
  await expect(page.getByRole('combobox')).toHaveValue('vid')
  await search('vidya')
  await page.getByRole('combobox').fill('slow')
  await page.waitForRequest(/key=slow/)
  await page.evaluate(() => document.querySelector('edbazaar-search')?.remove())
})

test('handles elements created before the script, and a second script', async ({
  page,
  open,
  search,
  edbazaar,
}) => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await open('<main></main>')
  await page.evaluate(() => {
    const element = document.createElement('edbazaar-search')
    element.setAttribute('kind', 'activities')
    document.querySelector('main')?.append(element)
  })
  for (const version of ['1.0.0', 'v1']) {
    await page.addScriptTag({
      type: 'module',
      url: `${edbazaar.origin}/widget/${version}/edbazaar-search.js`,
    })
  }
  await search('vid')
  await expect(page.getByRole('combobox', { name: 'Find activities' })).toBeVisible()
  expect(errors).toEqual([])
})

test('several widgets on a page are independent', async ({ page, open, search }) => {
  await open(box.replace('</main>', '<edbazaar-search kind="camps"></edbazaar-search></main>'))
  await search('vid')
  const camps = page.getByRole('combobox', { name: 'Find camps' })
  await expect(camps).toHaveValue('')
  await expect(camps).toHaveAttribute('aria-expanded', 'false')
  await expectNoAxeViolation(page)
})

test('attribute changes apply at once', async ({ page, open, search, edbazaar }) => {
  await open(box)
  await search('vid')
  await set('kind', 'workshops')
  await expect(page.getByRole('combobox', { name: 'Find workshops' })).toBeVisible()
  await expect.poll(() => edbazaar.asked.at(-1)?.query.get('kind')).toBe('workshops')
  await set('placeholder', 'Anything')
  await expect(page.getByRole('combobox')).toHaveAttribute('placeholder', 'Anything')
  await set('lang', 'hi')
  await expect(page.getByRole('combobox', { name: 'कार्यशाला खोजें' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'मिटाएँ' })).toBeVisible()
  await expectNoAxeViolation(page)
  await set('target', 'elsewhere')
  await expect(page.getByRole('link', { name: 'सभी परिणाम' })).toHaveAttribute(
    'target',
    'elsewhere',
  )
  await set('api', '/other/api/')
  await page.getByRole('combobox').fill('vidy')
  await page.waitForRequest(
    (request) => new URL(request.url()).pathname === '/other/api/widget/suggestions',
  )

  function set(name: string, value: string) {
    return page
      .locator('edbazaar-search')
      .evaluate(
        (element, [attribute, text]) => element.setAttribute(`${attribute}`, `${text}`),
        [name, value],
      )
  }
})

test('is light or dark by attribute, system or page', async ({ page, open }) => {
  const dark = 'rgb(24, 22, 18)'
  const light = 'rgb(251, 247, 238)'
  await page.emulateMedia({ colorScheme: 'dark' })
  await open(
    '<main><h1>P</h1><edbazaar-search theme="light"></edbazaar-search><edbazaar-search theme="dark"></edbazaar-search><edbazaar-search theme="auto"></edbazaar-search><edbazaar-search></edbazaar-search></main>SCRIPT',
  )
  const cards = page.locator('edbazaar-search .card')
  const grounds = () =>
    cards.evaluateAll((all) => all.map((card) => getComputedStyle(card).backgroundColor))
  expect(await grounds()).toEqual([light, dark, dark, light])
  await expectNoAxeViolation(page)
  await page.emulateMedia({ colorScheme: 'light' })
  expect(await grounds()).toEqual([light, dark, light, light])
})

test('custom properties change colours, font and corners', async ({ page, open }) => {
  await open(
    `<style>main { --edbazaar-search-act: #7a1fa2; --edbazaar-search-on-act: #ffe; --edbazaar-search-font: Georgia; --edbazaar-search-radius: 9px }</style>${box}`,
  )
  const go = page.getByRole('button', { name: 'Search' })
  await expect(go).toHaveCSS('background-color', 'rgb(122, 31, 162)')
  await expect(go).toHaveCSS('color', 'rgb(255, 255, 238)')
  await expect(go).toHaveCSS('border-radius', '9px')
  await expect(page.getByRole('combobox')).toHaveCSS('font-family', 'Georgia')
})

test('mirrors on a right-to-left page', async ({ page, open, search }) => {
  await open(`<div dir="rtl">${box}</div>`)
  await search('vid')
  const field = await page.getByRole('combobox').boundingBox()
  const go = await page.getByRole('button', { name: 'Search' }).boundingBox()
  const panel = await page.getByRole('listbox').boundingBox()
  expect(go?.x).toBeLessThan(field?.x ?? 0)
  const name = await page.getByText('The Gulmohar Montessori').boundingBox()
  expect((name?.x ?? 0) + (name?.width ?? 0)).toBeGreaterThan((panel?.x ?? 0) + 300)
  await expectNoAxeViolation(page)
})

test('shows the highlight in forced colours', async ({ page, open, search }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  await open(box)
  await search('vid')
  await page.keyboard.press('ArrowDown')
  const outline = page.getByRole('option', { selected: true })
  await expect(outline).toHaveCSS('outline-style', 'solid')
  await expect(outline).not.toHaveCSS('outline-color', 'rgba(0, 0, 0, 0)')
  await expectNoAxeViolation(page)
})

test('is not clipped by its ancestors', async ({ page, open, search }) => {
  await open(`<div style="overflow: hidden; height: 150px; transform: scale(1)">${box}</div>`)
  await search('vid')
  await page.getByRole('option').last().click({ trial: true })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('shows the link to EdBazaar', async ({ page, open }) => {
    await open(box)
    const link = page.getByRole('link', { name: 'Search on EdBazaar' })
    await expect(link).toBeVisible()
    await expect(link).toHaveAttribute('href', 'https://edbazaar.in')
  })
})
