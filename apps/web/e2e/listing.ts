import type { BrowserContext, Locator, Page } from '@playwright/test'
import { expect, isAlive } from './site'

const password = 'mango in the monsoon'

/** Opens the front page, asks for a list of one's own, and registers on the way there. */
export async function registerFor(page: Page, link: 'List your school' | 'List your service') {
  await page.goto('/')
  await isAlive(page)
  await page.getByRole('link', { name: link }).click()
  const modal = page.getByRole('dialog', { name: 'Sign In to your account' })
  await modal.getByRole('button', { name: 'Register' }).click()
  await modal.getByLabel('First name').fill('Lakshmi')
  await modal.getByLabel('Last name').fill('Raghavan')
  await modal.getByLabel('Email').fill(`lists-${crypto.randomUUID().slice(0, 8)}@example.in`)
  await modal.getByLabel('Password', { exact: true }).fill(password)
  await modal.getByRole('button', { name: 'Register' }).click()
  await page.getByRole('button', { name: "Let's Go" }).click()
}

/** Registers somebody by the API; gives their session, and the headers of their requests. */
export async function registered({ request }: Page) {
  const signup = await request.post('/api/users/signup', {
    data: {
      ...{ firstname: 'Lakshmi', lastname: 'Raghavan', password, user_type: 'edbazaar' },
      email: `has-${crypto.randomUUID().slice(0, 8)}@example.in`,
    },
  })
  expect(signup.status()).toBe(201)
  const session = await signup.json()
  return { session, headers: { authorization: `Bearer ${session.token}` } }
}

/** Sends an image by the API; gives its address. */
export async function sentPhoto(
  page: Page,
  headers: Record<string, string>,
  of: 'schools' | 'stores',
): Promise<string> {
  const [file] = await photos(page, 1)
  if (file === undefined) throw new Error('An image was asked for and none was drawn.')
  const answer = await page.request.post(`/api/${of}/file`, { headers, multipart: { file } })
  return (await answer.json()).url
}

/** Images as a phone would send them, each of its own colour. */
export async function photos(page: Page, count: number) {
  const addresses = await page.evaluate((many) => {
    const colours = ['teal', 'goldenrod', 'brown']
    return Array.from({ length: many }, (_, index) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 1400, height: 1100 })
      const context = canvas.getContext('2d')
      if (context) context.fillStyle = colours[index % colours.length] ?? 'teal'
      context?.fillRect(0, 0, 1400, 1100)
      return canvas.toDataURL('image/jpeg', 0.8)
    })
  }, count)
  return addresses.map((address, index) => ({
    name: `photo-${index + 1}.jpg`,
    mimeType: 'image/jpeg',
    buffer: Buffer.from(address.slice(address.indexOf(',') + 1), 'base64'),
  }))
}

/** Chooses images in a panel and cuts each by the button that proceeds. */
export async function addImages(page: Page, panel: Locator, count: number) {
  const choosing = page.waitForEvent('filechooser')
  await panel.getByRole('button', { name: 'Upload File' }).click()
  await (await choosing).setFiles(await photos(page, count))
  for (let cut = 1; cut <= count; cut += 1) {
    const proceed = page.getByRole('button', { name: 'Proceed' })
    const title = count > 1 ? `Image ${cut} of ${count}: ` : ''
    const step = page.getByRole('dialog', {
      name: `${title}${title ? 'c' : 'C'}hoose the part to keep`,
    })
    await expect(step.locator('.cropper-view-box')).toBeVisible()
    await proceed.click()
  }
}

/** Registers somebody and lists a school of theirs, both by the API: for what comes afterwards. */
export async function listedSchool(page: Page) {
  const suffix = crypto.randomUUID().slice(0, 6)
  const { request } = page
  const { session, headers } = await registered(page)
  const url = await sentPhoto(page, headers, 'schools')
  const name = `Shanti School ${suffix}`
  const school = await request.post('/api/schools/create', {
    headers,
    data: {
      ...{ name, slug: `shanti-school-${suffix}-482913`, is_online: true, files: [url] },
      ...{ location: null, lat: null, long: null },
      ...{ contact_email: 'office@shanti.example', contact_phone: '9845012345' },
    },
  })
  expect(school.status()).toBe(201)
  const { id } = await school.json()
  const read = async () => {
    const answer = await request.get(`/api/schools/edit/${id}/details`, { headers })
    return answer.json()
  }
  return { name, session, read }
}

/** Signs a browser in, from its first page on. */
export async function signInAs(
  context: BrowserContext,
  { token, user }: { token: string; user: unknown },
) {
  await context.addInitScript(
    ([kept, known]) => {
      if (localStorage.getItem('token') !== null) return
      localStorage.setItem('token', kept ?? '')
      localStorage.setItem('user', known ?? '')
    },
    [token, JSON.stringify(user)],
  )
}

/** Opens the editor of a school from the list of one's own. */
export async function openEditor(page: Page, name: string) {
  await page.goto('/school/my-school-list')
  await page.getByRole('button', { name: `Edit ${name}` }).click()
  const editor = page.getByRole('dialog', { name: 'Edit School' })
  await expect(editor.getByLabel('Name', { exact: true })).toHaveValue(name)
  return editor
}
