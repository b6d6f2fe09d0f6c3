import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type Browser, chromium, type Page } from 'playwright'
import { preview } from 'vite'
import { ensureChromium } from '../browser/chromium.ts'

/** Tests the built apps in Chromium. Throws if one renders or logs something unexpected. */
export async function checkTestAppsInBrowser(into: string): Promise<void> {
  const args = [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--no-first-run',
  ]
  const browser = await chromium.launch({ executablePath: ensureChromium(), args })
  try {
    await checkBrowserApp(browser, join(into, 'browser'))
    await checkServerApp(browser, join(into, 'server'))
  } finally {
    await browser.close()
  }
}

/** Built with Vite: works, and looks the same with one stylesheet and with one per component. */
async function checkBrowserApp(browser: Browser, root: string) {
  const server = await preview({
    root,
    configFile: false,
    logLevel: 'silent',
    preview: { port: 0 },
  })
  const origin = server.resolvedUrls?.local[0] ?? ''
  try {
    const looks = []
    for (const path of ['', 'split.html']) {
      const { page, complaints } = await open(browser, origin + path)
      await page.getByRole('link', { name: /^Vidya Niketan Public School/ }).waitFor()
      looks.push(await stylesOf(page))
      await searchIn(page)
      await checkTheme(page)
      await pressEverything(page)
      deepEqual(complaints, [], `${path || 'index.html'} complains`)
      await page.close()
    }
    const [whole = [], split = []] = looks
    deepEqual(differencesOf(split, whole), [], 'A stylesheet a component looks unlike all at once')
  } finally {
    await server.close()
  }
}

async function pressEverything(page: Page) {
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Tuitions' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Open main' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ask the school' })
  await dialog.getByRole('button', { name: 'Send' }).click()
  await page.getByText('Sent', { exact: true }).waitFor()
}

/** The search widget, as its npm element and as ui's wrapper. */
async function searchIn(page: Page) {
  const name = 'Vidya Niketan Public School'
  const suggestions = [{ kind: 'school', name, detail: 'Indiranagar', url: 'http://localhost/1' }]
  await page.route(/\/api\/widget\/suggestions\?/, (route) =>
    route.fulfill({ json: { suggestions, results_url: 'http://localhost/all' } }),
  )
  for (const kind of ['schools', 'camps']) {
    await page.getByRole('combobox', { name: `Find ${kind}` }).fill('vid')
    await page.getByRole('option', { name: `${name} Indiranagar` }).waitFor()
    await page.keyboard.press('ArrowDown')
    if (kind === 'schools') await page.keyboard.press('Escape')
  }
  await page.keyboard.press('Enter')
  await page.locator('output', { hasText: name }).waitFor()
}

/** The README's theme is a class that affects only its contents. */
async function checkTheme(page: Page) {
  const [ours, theirs] = await Promise.all(
    ['main', 'nilgiri'].map((name) =>
      page.getByRole('button', { name: `Open ${name}` }).evaluate((button) => {
        const { backgroundColor, borderRadius } = getComputedStyle(button)
        return { backgroundColor, borderRadius }
      }),
    ),
  )
  deepEqual(ours, { backgroundColor: 'rgb(11, 95, 102)', borderRadius: '3px' })
  deepEqual(theirs, { backgroundColor: 'rgb(107, 44, 145)', borderRadius: '10px' })
}

/** Rendered by React Router: the text is in the HTML, and the page hydrates. */
async function checkServerApp(browser: Browser, root: string) {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}/`
  const env = { ...process.env, PORT: String(port), HOST: '127.0.0.1' }
  const program = 'node_modules/@react-router/serve/bin.js'
  const server = spawn('node', [program, 'build/server/index.js'], { cwd: root, env })
  try {
    const html = await (await answerOf(origin)).text()
    match(html, /From .*₹1,24,500/)
    match(html, /Vidya Niketan Public School/)
    match(
      html,
      /<edbazaar-search[^>]* kind="schools"[^>]*><a href="https:\/\/edbazaar\.example\/">/,
    )
    const { page, complaints } = await open(browser, origin)
    await page.getByRole('combobox', { name: 'Find schools' }).waitFor()
    const button = page.getByRole('button', { name: 'Ask the school' })
    const colour = await button.evaluate((element) => getComputedStyle(element).backgroundColor)
    equal(colour, 'rgb(11, 95, 102)', 'The button has not the colour of what acts')
    await button.click()
    await page.getByRole('dialog', { name: 'Your question' }).waitFor()
    deepEqual(complaints, [], 'The app rendered on the server complains')
  } finally {
    server.kill()
  }
}

async function open(browser: Browser, address: string) {
  const page = await browser.newPage({ colorScheme: 'light', reducedMotion: 'reduce' })
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  await page.goto(address, { waitUntil: 'networkidle' })
  return { page, complaints }
}

/** Every computed style of every element, with its class to identify it. */
async function stylesOf(page: Page): Promise<string[]> {
  const styles = await page.evaluate(() =>
    [...document.querySelectorAll('body *')].flatMap((element) => {
      const style = getComputedStyle(element)
      const name = `<${element.localName} class="${element.className}">`
      return [...style]
        .filter((property) => !property.startsWith('--'))
        .map((property) => `${name} ${property}: ${style.getPropertyValue(property)}`)
    }),
  )
  ok(styles.length > 10_000, `Only ${styles.length} styles are on the page.`)
  return styles
}

const differencesOf = (ours: readonly string[], theirs: readonly string[]) =>
  ours
    .flatMap((style, at) => (style === theirs[at] ? [] : [`${style}, not ${theirs[at]}`]))
    .slice(0, 20)

/** The response of a server that may still be starting; waits for up to half a minute. */
async function answerOf(address: string): Promise<Response> {
  for (let attempt = 0; attempt < 150; attempt++) {
    const answer = await fetch(address).catch(() => undefined)
    if (answer) return answer
    await wait(200)
  }
  throw new Error(`No response from ${address}.`)
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() =>
        typeof address === 'object' && address
          ? resolve(address.port)
          : reject(new Error('No port')),
      )
    })
  })
}
