import type { Page } from '@playwright/test'
import { expect, isAlive } from '../site'
import { marker } from './strings'

/** Looks on while a page is used: a dialog, a window, a print-out, or a request to another host. */
export async function watched(page: Page) {
  const seen: string[] = []
  const own = () => new URL(page.url())
  page.on('dialog', async (dialog) => {
    seen.push(`a dialog: ${dialog.message()}`)
    await dialog.dismiss()
  })
  page.on('popup', (popup) => seen.push(`a window: ${popup.url()}`))
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url())
    if (/^https?:$/.test(protocol) && host !== own().host && own().host !== '')
      seen.push(`a request: ${request.url()}`)
  })
  await page.addInitScript((name) => {
    window.print = () => Reflect.set(window, name, 'print')
  }, marker)

  /** Expects that nothing of what strangers wrote is alive in the page. */
  async function expectClean(): Promise<void> {
    const path = page.url()
    expect(await page.evaluate((name) => Reflect.get(window, name), marker), path).toBeUndefined()
    expect(await page.evaluate(livePartsOf), path).toEqual([])
    expect(seen, path).toEqual([])
  }

  return {
    expectClean,
    /** Opens an image or video by itself, as a page. */
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

/** Everything in the page that acts, or asks another host for something, and is none of ours. */
function livePartsOf(): string[] {
  const addresses = ['href', 'src', 'srcset', 'action', 'formaction', 'poster', 'data', 'ping']
  const never = 'iframe, object, embed, base, meta[http-equiv=refresh], body style, animate, set'
  const isHarmless = (element: Element, address: string) => {
    const { protocol, host } = new URL(address, document.location.href)
    // A link may lead anywhere, once somebody follows it.
    if (element.localName === 'a') return /^(https?|mailto|tel):$/.test(protocol)
    if (element.localName === 'img' && protocol === 'data:')
      return address.startsWith('data:image/')
    return protocol === 'blob:' || (/^https?:$/.test(protocol) && host === document.location.host)
  }
  const found = [...document.querySelectorAll(never)].map(({ outerHTML }) => outerHTML)
  for (const element of document.querySelectorAll('*')) {
    for (const { name, localName, value } of element.attributes) {
      const isAddress = addresses.includes(localName) && name !== 'srcset'
      const isForeign = isAddress && !isHarmless(element, value)
      const isStyled = name === 'style' && /url\((?!["']?(?:data:image\/|\/(?!\/)|#))/.test(value)
      if (name.startsWith('on') || name === 'srcdoc' || isForeign || isStyled)
        found.push(`${element.localName} ${name}=${value}`)
    }
    if (element instanceof HTMLScriptElement && element.src === '' && !/json$/.test(element.type))
      found.push(element.outerHTML)
  }
  return found
}
