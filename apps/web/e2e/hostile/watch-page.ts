import type { Page } from '@playwright/test'
import { expect, isAlive } from '../site'
import { marker } from './hostile-strings'

/** Records dialogs, popups, print calls and requests to other hosts while a page is used. */
export async function watchPage(page: Page) {
  const incidents: string[] = []
  const currentUrl = () => new URL(page.url())
  page.on('dialog', async (dialog) => {
    incidents.push(`a dialog: ${dialog.message()}`)
    await dialog.dismiss()
  })
  page.on('popup', (popup) => incidents.push(`a popup: ${popup.url()}`))
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url())
    if (/^https?:$/.test(protocol) && host !== currentUrl().host && currentUrl().host !== '')
      incidents.push(`a request: ${request.url()}`)
  })
  await page.addInitScript((name) => {
    window.print = () => Reflect.set(window, name, 'print')
  }, marker)

  /** Expects that no hostile content is active in the page. */
  async function expectClean(): Promise<void> {
    const path = page.url()
    expect(await page.evaluate((name) => Reflect.get(window, name), marker), path).toBeUndefined()
    expect(await page.evaluate(findActiveContent), path).toEqual([])
    expect(incidents, path).toEqual([])
  }

  return {
    expectClean,
    /** Opens an image or video directly, as a page. */
    async openFile(path: string): Promise<void> {
      await page.goto(path)
      expect(await page.evaluate(() => document.contentType), path).toMatch(/^(image|video)\//)
      await expectClean()
    },
    async open(path: string): Promise<void> {
      await page.goto(path)
      await isAlive(page)
      await expectClean()
    },
  }
}

/** Elements and attributes of hostile content that run or request something from another host. */
function findActiveContent(): string[] {
  const urlAttributes = ['href', 'src', 'srcset', 'action', 'formaction', 'poster', 'data', 'ping']
  const forbiddenSelector =
    'iframe, object, embed, base, meta[http-equiv=refresh], body style, animate, set'
  const isHarmless = (element: Element, url: string) => {
    const { protocol, host } = new URL(url, document.location.href)
    // Links may point anywhere, because they act only when followed.
    if (element.localName === 'a') return /^(https?|mailto|tel):$/.test(protocol)
    if (element.localName === 'img' && protocol === 'data:') return url.startsWith('data:image/')
    return protocol === 'blob:' || (/^https?:$/.test(protocol) && host === document.location.host)
  }
  const found = [...document.querySelectorAll(forbiddenSelector)].map(({ outerHTML }) => outerHTML)
  for (const element of document.querySelectorAll('*')) {
    for (const { name, localName, value } of element.attributes) {
      const isUrlAttribute = urlAttributes.includes(localName) && name !== 'srcset'
      const isForeign = isUrlAttribute && !isHarmless(element, value)
      const loadsFromStyle =
        name === 'style' && /url\((?!["']?(?:data:image\/|\/(?!\/)|#))/.test(value)
      if (name.startsWith('on') || name === 'srcdoc' || isForeign || loadsFromStyle)
        found.push(`${element.localName} ${name}=${value}`)
    }
    if (element instanceof HTMLScriptElement && element.src === '' && !/json$/.test(element.type))
      found.push(element.outerHTML)
  }
  return found
}
