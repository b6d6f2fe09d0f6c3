import type { Page } from '@playwright/test'
import { themeScript } from '../../src/server/theme-script'
import { expect, waitForHydration } from '../site'
import { marker } from './strings'

/** Records dialogs, popups, print calls and requests to other hosts. */
export async function watchPage(page: Page) {
  const violations: string[] = []
  const pageUrl = () => new URL(page.url())
  page.on('dialog', async (dialog) => {
    violations.push(`dialog: ${dialog.message()}`)
    await dialog.dismiss()
  })
  page.on('popup', (popup) => violations.push(`popup: ${popup.url()}`))
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url())
    if (/^https?:$/.test(protocol) && host !== pageUrl().host && pageUrl().host !== '')
      violations.push(`request: ${request.url()}`)
  })
  await page.addInitScript((name) => {
    window.print = () => Reflect.set(window, name, 'print')
  }, marker)

  /** Expects that no injected content is active in the page. */
  async function expectClean(): Promise<void> {
    const path = page.url()
    expect(await page.evaluate((name) => Reflect.get(window, name), marker), path).toBeUndefined()
    expect(await page.evaluate(findActiveContent, themeScript), path).toEqual([])
    expect(violations, path).toEqual([])
  }

  return {
    expectClean,
    /** Opens an image or video as a page. */
    async openFile(path: string): Promise<void> {
      await page.goto(path)
      expect(await page.evaluate(() => document.contentType), path).toMatch(/^(image|video)\//)
      await expectClean()
    },
    async open(path: string): Promise<void> {
      await page.goto(path)
      await waitForHydration(page)
      await expectClean()
    },
  }
}

/** Finds elements and attributes that run code, except our own script, or load content from another host. */
function findActiveContent(ownScript: string): string[] {
  const urlAttributes = ['href', 'src', 'srcset', 'action', 'formaction', 'poster', 'data', 'ping']
  const forbidden =
    'iframe, object, embed, base, meta[http-equiv=refresh], body style, animate, set'
  const isHarmless = (element: Element, url: string) => {
    const { protocol, host } = new URL(url, document.location.href)
    // Links to other sites are allowed: they load nothing until the user follows them.
    if (element.localName === 'a') return /^(https?|mailto|tel):$/.test(protocol)
    if (element.localName === 'img' && protocol === 'data:') return url.startsWith('data:image/')
    return protocol === 'blob:' || (/^https?:$/.test(protocol) && host === document.location.host)
  }
  const found = [...document.querySelectorAll(forbidden)].map(({ outerHTML }) => outerHTML)
  for (const element of document.querySelectorAll('*')) {
    for (const { name, localName, value } of element.attributes) {
      const isUrl = urlAttributes.includes(localName) && name !== 'srcset'
      const isHarmful = isUrl && !isHarmless(element, value)
      const hasForeignStyle =
        name === 'style' && /url\((?!["']?(?:data:image\/|\/(?!\/)|#))/.test(value)
      if (name.startsWith('on') || name === 'srcdoc' || isHarmful || hasForeignStyle)
        found.push(`${element.localName} ${name}=${value}`)
    }
    if (!(element instanceof HTMLScriptElement) || element.text === ownScript) continue
    if (element.src === '' && !/json$/.test(element.type)) found.push(element.outerHTML)
  }
  return found
}
